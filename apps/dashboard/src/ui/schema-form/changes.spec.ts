import { changeRows, changesOf } from './changes';
import { type ApiDescription, formFields } from './schema';

const API: ApiDescription = {
  'x-checks': [],
  components: {
    schemas: {
      Alert: { type: 'object', properties: { email: { type: 'string' } } },
      Fields: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          limit: { type: 'integer', minimum: 1 },
          mode: { type: 'string', enum: ['enforce', 'observe'], default: 'enforce' },
          active: { type: 'boolean', description: 'Enables it (default: true).' },
          texts: { type: 'array', items: { type: 'string' } },
          actions: {
            type: 'object',
            properties: {
              block: { type: 'boolean', description: 'Blocks (default: true).' },
              alert: { allOf: [{ $ref: '#/components/schemas/Alert' }], description: 'Alerts.' },
            },
          },
        },
      },
    },
  },
};
const FIELDS = formFields(API, 'Fields');

describe('the changes of a form', () => {
  it('sends of a new resource what was given', () => {
    const values = { name: 'a', limit: '', mode: 'enforce', active: true, texts: ['', 'b'] };
    expect(changesOf(FIELDS, undefined, values)).toEqual({ name: 'a', texts: ['b'] });
  });

  it('sends of an existing one only what differs', () => {
    const stored = { name: 'a', active: true, id: 'x' };
    expect(changesOf(FIELDS, stored, { ...stored, active: false })).toEqual({ active: false });
    expect(changesOf(FIELDS, stored, stored)).toEqual({});
  });

  it.each([
    ['a text', { name: 'a' }, { name: '' }, { name: '' }],
    ['a number', { limit: 3 }, { limit: '' }, { limit: '' }],
    ['a list', { texts: ['a'] }, { texts: [] }, { texts: [] }],
    ['an object', { actions: { block: false } }, { actions: { block: true } }, { actions: {} }],
  ])('unsets %s', (_title, stored, values, sent) => {
    expect(changesOf(FIELDS, stored, values)).toEqual(sent);
  });

  it('sends an object whole, since the service replaces it', () => {
    const stored = { actions: { alert: { email: 'a@b.c' } } };
    const values = { actions: { ...stored.actions, block: false } };
    expect(changesOf(FIELDS, stored, values)).toEqual({
      actions: { block: false, alert: { email: 'a@b.c' } },
    });
  });

  it('takes a default that is chosen for no change', () => {
    expect(changesOf(FIELDS, {}, { mode: 'enforce', active: true })).toEqual({});
  });

  it('lists each changed part in words', () => {
    const rows = changeRows(
      FIELDS,
      {},
      { mode: 'observe', actions: { alert: { email: 'a@b.c' } } },
    );
    expect(rows).toEqual([
      { path: 'mode', label: 'Mode', before: 'enforce', after: 'observe' },
      {
        path: 'actions.alert.email',
        label: 'Actions › Alert › Email',
        before: undefined,
        after: 'a@b.c',
      },
    ]);
  });
});
