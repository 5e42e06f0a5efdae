import { vendorError } from './vendor-error';

const body = (...given: Parameters<typeof vendorError>): unknown =>
  JSON.parse(vendorError(...given).body);

describe('an error of the gateway in a vendor’s shape', () => {
  it('has OpenAI’s fields', () => {
    expect(body('openai', 502, 'upstream_unreachable', 'Away.')).toEqual({
      error: { message: 'Away.', type: 'server_error', param: null, code: 'upstream_unreachable' },
    });
  });

  it('has Anthropic’s fields', () => {
    expect(body('anthropic', 504, 'upstream_timeout', 'Late.')).toEqual({
      type: 'error',
      error: { type: 'timeout_error', message: 'Late.', code: 'upstream_timeout' },
    });
  });

  it('has Gemini’s fields', () => {
    const info = {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'UPSTREAM_TIMEOUT',
      domain: 'touchstone',
      metadata: { code: 'upstream_timeout' },
    };
    expect(body('gemini', 504, 'upstream_timeout', 'Late.')).toEqual({
      error: { code: 504, message: 'Late.', status: 'DEADLINE_EXCEEDED', details: [info] },
    });
  });

  it('has the status and the JSON content type', () => {
    expect(vendorError('openai', 502, 'c', 'm')).toMatchObject({
      status: 502,
      headers: { 'content-type': 'application/json' },
    });
  });
});
