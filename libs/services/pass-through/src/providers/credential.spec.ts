import fc from 'fast-check';
import { Providers } from '@touchstone/clients';
import { credentialHeader, presentedCredential } from './credential';

const SERVICE = 'ts_the-service-key';
const KEYS = new Set([SERVICE]);
const providers = new Providers({});
const [openai, anthropic, gemini] = [
  providers.get('openai').credential,
  providers.get('anthropic').credential,
  providers.get('gemini').credential,
];
const presented = (style: typeof openai, headers: Record<string, string>, query = '') =>
  presentedCredential(style, headers, query, KEYS);

describe('a presented credential', () => {
  it.each([
    ['in the vendor’s header', anthropic, { 'x-api-key': 'sk-1' }, ''],
    ['in another that the vendor takes', anthropic, { authorization: 'Bearer sk-1' }, ''],
    ['in the query', gemini, {}, 'key=sk-1'],
  ])('is the caller’s own %s', (_title, style, headers, query) => {
    expect(presented(style, headers as Record<string, string>, query)).toEqual({
      own: true,
      withheld: new Set(),
      query,
    });
  });

  it.each([
    ['nothing', {}, ''],
    ['an empty header', { authorization: '' }, ''],
    ['a header of another vendor', { 'x-api-key': 'sk-1' }, ''],
    ['a query parameter that the vendor does not take', {}, 'key=sk-1'],
  ])('is absent for %s', (_title, headers, query) => {
    expect(presented(openai, headers as Record<string, string>, query).own).toBe(false);
  });

  it.each(['authorization', 'x-api-key', 'api-key', 'cookie-like', 'x-anything'])(
    'is absent and withheld if %s carries the service key',
    (name) => {
      expect(presented(anthropic, { [name]: `Bearer ${SERVICE}` })).toEqual({
        own: false,
        withheld: new Set([name]),
        query: '',
      });
      expect(presented(anthropic, { [name]: SERVICE }).withheld).toEqual(new Set([name]));
    },
  );

  it('is kept if another header carries the service key', () => {
    expect(
      presented(anthropic, { 'x-api-key': 'sk-1', authorization: `Bearer ${SERVICE}` }),
    ).toEqual({ own: true, withheld: new Set(['authorization']), query: '' });
  });

  it('is removed from the query if it is the service key, under any name and spelling', () => {
    const spelled = SERVICE.replace('_', '%5F');
    expect(presented(gemini, {}, `alt=sse&key=${spelled}&key=${SERVICE}&a=b`)).toEqual({
      own: false,
      withheld: new Set(),
      query: 'alt=sse&a=b',
    });
    expect(presented(openai, {}, `api_key=${SERVICE}`).query).toBe('');
  });

  const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
  it.each([
    ['the name of Basic credentials', basic(`${SERVICE}:`)],
    ['their password', basic(`user:${SERVICE}`)],
    [
      'base64 for addresses',
      Buffer.from(`\u00ff\u00fe~${SERVICE}`, 'latin1').toString('base64url'),
    ],
    ['a parameter of a scheme', `Token token=${SERVICE}`],
    ['a quoted parameter', `Digest username="a", key="${SERVICE}"`],
    ['a list', `a, b, ${SERVICE}`],
    ['the middle', `sk-${SERVICE}-1`],
    ['escapes', encodeURIComponent(JSON.stringify({ key: SERVICE })).replace('_', '%5f')],
  ])('is absent and withheld if the service key is %s', (_title, value) => {
    expect(presented(openai, { authorization: value, 'x-other': value, accept: '*/*' })).toEqual({
      own: false,
      withheld: new Set(['authorization', 'x-other']),
      query: '',
    });
    expect(presented(openai, {}, `a=b&c=${encodeURIComponent(value)}&d=e`).query).toBe('a=b&d=e');
  });

  it.each([
    `${SERVICE}`,
    `${SERVICE}=`,
    `a[${SERVICE}]=b`,
    `a={"k":"${SERVICE}"}`,
    `a=${SERVICE.replace('_', '%255f')}`,
  ])('is removed from the query if the service key is %s', (pair) => {
    expect(presented(openai, {}, pair).query).toBe('');
    expect(presented(openai, {}, `a=b&${pair}&c`).query).toBe('a=b&c');
  });

  it('is withheld as the name of a header', () => {
    expect(presented(openai, { [`x-${SERVICE}`]: 'a', authorization: 'Bearer sk-1' })).toEqual({
      own: true,
      withheld: new Set([`x-${SERVICE}`]),
      query: '',
    });
  });

  it('is kept if the value only resembles the service key', () => {
    const near = SERVICE.slice(1);
    expect(
      presented(openai, { authorization: `Bearer ${near}`, 'x-other': basic(near) }, `a=${near}`),
    ).toEqual({ own: true, withheld: new Set(), query: `a=${near}` });
    expect(
      presentedCredential(openai, { authorization: 'Bearer sk-1' }, 'a', new Set([''])),
    ).toEqual({ own: true, withheld: new Set(), query: 'a' });
  });

  it('leaves every other query unchanged', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) =>
        expect(presented(gemini, {}, query).query).toBe(query),
      ),
    );
  });

  it('is written in the vendor’s header', () => {
    expect([credentialHeader(openai, 'c'), credentialHeader(anthropic, 'c')]).toEqual([
      ['authorization', 'Bearer c'],
      ['x-api-key', 'c'],
    ]);
  });
});
