import type { PromptFields } from '@touchstone/contracts';
import { InvalidField } from '@touchstone/storage';
import type { StoredPrompt } from './prompt.repository';
import {
  contentChanged,
  contentToKeep,
  namedFields,
  planUpdate,
  type UpdatePlan,
} from './prompt-fields';

const messages = (content: string) => [{ role: 'system', content }];
/** Revision 2 of 3 is active; the third is beta. */
const STORED: StoredPrompt = {
  prompt: {
    id: 'p',
    text_id: 'p',
    name: 'n',
    description: 'd',
    active: true,
    active_revision: 2,
    created_at: '',
    updated_at: '',
    version: 5,
    labels: {},
  },
  revision: {
    id: 'r',
    number: 2,
    beta: false,
    created_at: '',
    created_by: 'k',
    messages: messages('two'),
    tools: [],
    parameters: { model: 'm' },
  },
  lastRevision: 3,
};
const HEAD = { name: 'n', description: 'd', active: true, active_revision: 2, last_revision: 3 };
const content = (text: string, parameters: object = { model: 'm' }) => ({
  messages: messages(text),
  tools: [],
  parameters,
});

describe('an update', () => {
  it.each<[string, PromptFields, UpdatePlan]>([
    ['without fields changes nothing', {}, { head: HEAD, action: null }],
    [
      'of the name creates no revision',
      { name: 'x' },
      { head: { ...HEAD, name: 'x' }, action: 'updated' },
    ],
    [
      'of two other fields creates no revision',
      { active: false, description: '' },
      { head: { ...HEAD, active: false, description: '' }, action: 'updated' },
    ],
    [
      'of content creates a revision and activates it',
      { messages: messages('x') },
      {
        content: content('x'),
        head: { ...HEAD, active_revision: 4, last_revision: 4 },
        action: 'updated',
      },
    ],
    [
      'of one part keeps the active revision’s other parts',
      { parameters: { top_p: 1 } },
      {
        content: content('two', { top_p: 1 }),
        head: { ...HEAD, active_revision: 4, last_revision: 4 },
        action: 'updated',
      },
    ],
    [
      'of beta content creates a revision without activating it',
      { messages: messages('x'), beta: true },
      { content: content('x'), head: { ...HEAD, last_revision: 4 }, action: 'updated' },
    ],
    [
      'of unchanged content creates no revision',
      { messages: messages('two'), tools: [], beta: true },
      { head: HEAD, action: null },
    ],
    [
      'of the active revision creates no revision',
      { active_revision: 3 },
      { head: { ...HEAD, active_revision: 3 }, action: 'activated' },
    ],
    [
      'of the active revision and the name counts as updated',
      { active_revision: 3, name: 'x' },
      { head: { ...HEAD, active_revision: 3, name: 'x' }, action: 'updated' },
    ],
    [
      'of the active revision to its current value changes nothing',
      { active_revision: 2 },
      { head: HEAD, action: null },
    ],
    [
      'of a whole prompt with new content activates the new revision',
      { ...HEAD, messages: messages('x') },
      {
        content: content('x'),
        head: { ...HEAD, active_revision: 4, last_revision: 4 },
        action: 'updated',
      },
    ],
    ...[1, 3, 99].map((active_revision): [string, PromptFields, UpdatePlan] => [
      `of content activates it although active_revision is ${active_revision}`,
      { messages: messages('x'), active_revision },
      {
        content: content('x'),
        head: { ...HEAD, active_revision: 4, last_revision: 4 },
        action: 'updated',
      },
    ]),
    ...[1, 4].map((active_revision): [string, PromptFields, UpdatePlan] => [
      `of beta content leaves the active revision although active_revision is ${active_revision}`,
      { messages: messages('x'), beta: true, active_revision },
      { content: content('x'), head: { ...HEAD, last_revision: 4 }, action: 'updated' },
    ]),
  ])('%s', (_title, fields, plan) => expect(planUpdate(STORED, fields)).toEqual(plan));

  it.each<[string, PromptFields]>([
    ['0', { active_revision: 0 }],
    ['a revision that does not exist', { active_revision: 4 }],
    ['a fraction', { active_revision: 1.5 }],
  ])('cannot activate %s', (_title, fields) =>
    expect(() => planUpdate(STORED, fields)).toThrow(InvalidField),
  );
});

describe('content', () => {
  it.each<[string, object, object, boolean]>([
    [
      'is the same with its fields in another order',
      { messages: [{ role: 'a', content: 'b' }] },
      { messages: [{ content: 'b', role: 'a' }] },
      false,
    ],
    ['is the same without its empty parts', {}, { messages: [], tools: [], parameters: {} }, false],
    [
      'differs when a tool’s schema is in another order',
      { tools: [{ function: { parameters: { a: 1, b: 2 } } }] },
      { tools: [{ function: { parameters: { b: 2, a: 1 } } }] },
      true,
    ],
    [
      'differs when its messages are in another order',
      { messages: [...messages('a'), ...messages('b')] },
      { messages: [...messages('b'), ...messages('a')] },
      true,
    ],
    ['differs when a field is null', { parameters: {} }, { parameters: { model: null } }, true],
  ])('%s', (_title, before, after, changed) =>
    expect(contentChanged(before as never, after as never)).toBe(changed),
  );
});

describe('stored content', () => {
  it('is limited to the size of a request, in bytes', () => {
    const holding = (characters: number) => () =>
      contentToKeep({ messages: [{ content: 'ä'.repeat(characters) }] });
    expect(holding(499_900)().messages).toHaveLength(1);
    expect(holding(500_000)).toThrow('may have 1000000 bytes of JSON together');
  });
});

describe('the named fields', () => {
  it('are the prompt fields with a value', () => {
    const sent = {
      name: 'n',
      description: null,
      active: undefined,
      id: 'forged',
      text_id: 'forged',
      revision: 3,
      version: 1,
      labels: {},
    };
    expect(namedFields(sent as unknown as PromptFields)).toEqual({ name: 'n' });
  });

  it('reject a blank name', () =>
    expect(() => namedFields({ name: ' \n' })).toThrow('name: expected a text that is not empty.'));
});
