import type { Content, Mode } from '@touchstone/contracts';
import { Judge, JudgeFailed, type Judgement } from '@touchstone/inference';
import { aContent, aTask } from '@touchstone/testing';
import { instructionsOf } from './instructions';
import { instructionsFollowingDetector } from './instructions-following.detector';

const aConversation = (system: string, output: string): Partial<Content> => ({
  messages: [{ role: 'system', content: system, toolCalls: [] }],
  output,
});
const task = (content: Partial<Content>, mode: Mode = 'balanced') =>
  aTask({ check: 'instructions_following', mode }, content);
const detector = instructionsFollowingDetector();

class YesJudge extends Judge {
  readonly configured = true;
  asked = 0;

  decide(): Promise<Judgement> {
    this.asked++;
    return Promise.resolve({
      label: 'FOLLOWED',
      violation: false,
      confidence: 90,
      reason: 'All done.',
      quote: '',
    });
  }
}

class BrokenJudge extends YesJudge {
  override decide(): Promise<Judgement> {
    return Promise.reject(new JudgeFailed('Broken.'));
  }
}

describe('instructions following detector', () => {
  it.each([
    ['You are a helpful bot. Answer in German. Be nice.', ['Answer in German.', 'Be nice.']],
    [
      'Please use at most 50 words!\n- Do not use commas.\n- Respond in JSON.',
      ['Please use at most 50 words!', 'Do not use commas.', 'Respond in JSON.'],
    ],
    ['Explain gravity in at most 50 words.', ['in at most 50 words']],
    ['Describe the house in Spanish.', ['in Spanish']],
    [
      'Antworte auf Deutsch. Verwende keine Emojis.',
      ['Antworte auf Deutsch.', 'Verwende keine Emojis.'],
    ],
    ['The text contains commas. Translate it into German: the cat.', []],
    ['Tell me a story about a man in Paris.', []],
    ['My parcel has not arrived. Never write to my office again!', []],
    ['Why do you always answer in English?', []],
  ])('extracts the instructions of a user from %j', (input, instructions) => {
    expect(instructionsOf(aContent({ input })).map(({ text }) => text)).toEqual(instructions);
  });

  it.each([
    [
      'You are a shop assistant. Refuse politely whatever concerns refunds.',
      ['Refuse politely whatever concerns refunds.'],
    ],
    [
      'If the user asks for prices, name the catalogue. Who are you?',
      ['If the user asks for prices, name the catalogue.'],
    ],
    ['The answer must be short. The shop opens at nine.', ['The answer must be short.']],
    [
      'Translate the text of the user into French.',
      ['Translate the text of the user into French.'],
    ],
  ])('extracts the instructions of an operator from %j', (system, instructions) => {
    expect(instructionsOf(aContent(aConversation(system, 'fine'))).map(({ text }) => text)).toEqual(
      instructions,
    );
  });

  it('returns one outcome for each instruction, with the instruction as data', () => {
    expect(
      detector.examine(
        task(
          aConversation(
            'Do not use commas. Mention the word "tea". Surprise everybody.',
            'coffee only',
          ),
        ),
      ),
    ).toMatchObject([
      { kind: 'verdict', label: 'FOLLOWED', flagged: false, data: 'Do not use commas.' },
      { kind: 'verdict', label: 'NOT_FOLLOWED', flagged: true, data: 'Mention the word "tea".' },
      { kind: 'needs_judge', data: 'Surprise everybody.' },
    ]);
  });

  it("needs a judge when it recognises no instruction in an operator's message", () => {
    expect(detector.examine(task(aConversation('You are a helpful bot.', 'fine')))).toMatchObject([
      { kind: 'needs_judge' },
    ]);
  });

  it("is bypassed when the user's message contains only a task", () => {
    expect(detector.examine(task({ input: 'Name a colour.', output: 'red' }))).toMatchObject([
      { kind: 'bypassed' },
    ]);
  });

  it('needs a judge when the output is too short to decide', () => {
    expect(detector.examine(task(aConversation('Answer in German.', 'ja')))).toMatchObject([
      { kind: 'needs_judge', data: 'Answer in German.' },
    ]);
  });

  it('finds an instruction after a thousand sentences', () => {
    const prose = 'The shop opens at nine. '.repeat(1000);
    expect(
      detector.examine(task(aConversation(`${prose}Do not use commas.`, 'one, two'))),
    ).toMatchObject([{ label: 'NOT_FOLLOWED', data: 'Do not use commas.' }]);
  });

  it('leaves a sentence that is too long for the rules to the judge', () => {
    const long = `Do not use commas and ${'never '.repeat(100)}shout.`;
    expect(detector.examine(task(aConversation(`Mention "tea". ${long}`, 'tea')))).toMatchObject([
      { label: 'FOLLOWED' },
      { kind: 'needs_judge' },
    ]);
  });

  it('keeps violations and reports the number of omitted instructions above the limit', () => {
    const many = Array.from({ length: 100 }, (_, index) => `Mention the word "tea${index}".`).join(
      ' ',
    );
    const outcomes = detector.examine(task(aConversation(`Be kind. ${many}`, 'coffee')));
    expect(outcomes).toHaveLength(65);
    expect(outcomes.slice(0, 64)).toEqual(
      outcomes.slice(0, 64).map(() => expect.objectContaining({ label: 'NOT_FOLLOWED' }) as object),
    );
    expect(outcomes.at(-1)).toMatchObject({
      kind: 'not_evaluated',
      cause: expect.stringMatching(/^37 more/) as string,
    });
  });

  it.each<[Mode, string, string, number]>([
    ['quality', 'Do not use commas.', 'none', 0],
    ['quality', 'Surprise the reader.', 'none', 1],
    ['quality', 'Do not use commas.', 'one, two', 0],
    ['balanced', 'Do not use commas.', 'none', 0],
    ['balanced', 'Surprise the reader. Invent a proverb. Do not use commas.', 'hello', 2],
  ])('in %s mode after %j and %j asks the judge %d times', async (mode, system, output, times) => {
    const judge = new YesJudge();
    const asked = task(aConversation(system, output), mode);
    await detector.consult?.(asked, detector.examine(asked), judge);
    expect(judge.asked).toBe(times);
  });

  it('keeps the verdicts on other instructions when the judge fails on one', async () => {
    const asked = task(aConversation('Surprise the reader. Do not use commas.', 'hello'));
    const outcomes = await detector.consult?.(asked, detector.examine(asked), new BrokenJudge());
    expect(outcomes).toMatchObject([
      { kind: 'not_evaluated', data: 'Surprise the reader.', cause: 'Broken.' },
      { label: 'FOLLOWED' },
    ]);
  });
});
