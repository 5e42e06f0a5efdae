import { MOST_PROMPTS_ASKED, type PromptAsked, type PromptRecord } from '@touchstone/contracts';
import { currentTrace, Unavailable, withTrace } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import { aRecord } from '@touchstone/testing/http';
import { PromptBatches } from './prompt-batches';

type Answers = (PromptRecord | null)[];
interface Question {
  workspace: string;
  ids: string[];
  trace: string | undefined;
  answer(answers?: Answers): void;
  fail(error: Error): void;
}

const named = (id: string): PromptRecord => aRecord({}, { id });
const asked = (id: string): PromptAsked => ({ id, select: {} });

/** Builds batches whose requests stay pending until the spec answers them. */
const batches = () => {
  const questions: Question[] = [];
  const together = new PromptBatches(
    (workspace, all) =>
      new Promise<Answers>((resolve, reject) => {
        const ids = all.map(({ id }) => id);
        questions.push({
          workspace,
          ids,
          trace: currentTrace(),
          answer: (answers = ids.map(named)) => resolve(answers),
          fail: reject,
        });
      }),
  );
  const get = async (id: string, workspace = 'own') =>
    (await together.get(workspace, asked(id)))?.prompt.id;
  const question = async (index: number): Promise<Question> => {
    await eventually(() => questions.length > index);
    return questions[index] as Question;
  };
  return { get, question, idsAsked: () => questions.map(({ ids }) => ids) };
};

describe('PromptBatches', () => {
  it('sends a lone look-up at once', () => {
    const { get, idsAsked } = batches();
    void get('a');
    expect(idsAsked()).toEqual([['a']]);
  });

  it('batches look-ups behind one in flight and resolves each to its own record', async () => {
    const { get, question, idsAsked } = batches();
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((id) => get(id)));
    (await question(0)).answer();
    (await question(1)).answer([named('b'), null, named('d')]);
    await expect(answers).resolves.toEqual(['a', 'b', undefined, 'd']);
    void get('e');
    expect(idsAsked()).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  });

  it('never batches look-ups of different workspaces', async () => {
    const { get, question, idsAsked } = batches();
    const answers = Promise.all([
      get('a', 'one'),
      get('b', 'two'),
      get('c', 'one'),
      get('d', 'two'),
    ]);
    expect(idsAsked()).toEqual([['a'], ['b']]);
    for (let index = 0; index < 4; index++) (await question(index)).answer();
    await expect(answers).resolves.toEqual(['a', 'b', 'c', 'd']);
    expect([(await question(2)).workspace, (await question(3)).workspace].sort()).toEqual([
      'one',
      'two',
    ]);
    expect(idsAsked().slice(2).sort()).toEqual([['c'], ['d']]);
  });

  it('splits look-ups that exceed one message into several', async () => {
    const { get, question, idsAsked } = batches();
    const ids = Array.from({ length: 1 + MOST_PROMPTS_ASKED + 2 }, (_, index) => `p${index}`);
    const answers = Promise.all(ids.map((id) => get(id)));
    (await question(0)).answer();
    (await question(2)).answer();
    (await question(1)).answer();
    await expect(answers).resolves.toEqual(ids);
    expect(idsAsked().map(({ length }) => length)).toEqual([1, MOST_PROMPTS_ASKED, 2]);
  });

  it('repeats look-ups that a response left out', async () => {
    const { get, question, idsAsked } = batches();
    const answers = Promise.all(['a', 'b', 'c', 'd'].map((id) => get(id)));
    (await question(0)).answer();
    (await question(1)).answer([named('b')]);
    (await question(2)).answer();
    await expect(answers).resolves.toEqual(['a', 'b', 'c', 'd']);
    expect(idsAsked()[2]).toEqual(['c', 'd']);
  });

  it('does not delay look-ups for long behind one without a response', async () => {
    const { get, question, idsAsked } = batches();
    void get('silent');
    const late = get('late');
    (await question(1)).answer();
    await expect(late).resolves.toBe('late');
    expect(idsAsked()).toEqual([['silent'], ['late']]);
  });

  it('rejects all look-ups when the service is unavailable', async () => {
    const { get, question, idsAsked } = batches();
    const outcomes = Promise.allSettled(['a', 'b', 'c'].map((id) => get(id)));
    (await question(0)).fail(new Unavailable('away'));
    (await question(1)).fail(new Unavailable('away'));
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(idsAsked()).toHaveLength(2);
  });

  it.each<[string, (question: Question) => void]>([
    ['fails the request', (question) => question.fail(new Error('a bug'))],
    ['gets an empty response', (question) => question.answer([])],
  ])('rejects only the look-up that %s', async (_title, spoil) => {
    const { get, question } = batches();
    const outcomes = Promise.allSettled(['a', 'b', 'bad', 'c'].map((id) => get(id)));
    (await question(0)).answer();
    spoil(await question(1));
    (await question(2)).answer();
    (await question(3)).fail(new Error('a bug'));
    (await question(4)).answer();
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('sends a batch in the trace of its first look-up', async () => {
    const { get, question } = batches();
    const traces = ['1', '2', '3'].map((digit) => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`);
    traces.forEach((trace, index) => withTrace(trace, () => void get(String(index))));
    (await question(0)).answer();
    expect([(await question(0)).trace, (await question(1)).trace]).toEqual(traces.slice(0, 2));
  });
});
