import type { Content, Mode } from '@touchstone/contracts';
import { Judge, type Judgement } from '@touchstone/inference';
import { aContent, aTask } from '@touchstone/testing';
import { instructionsOf } from './extract';
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

describe('instructions following detector', () => {
  it.each([
    ['You are a helpful bot. Answer in German. Be nice.', ['Answer in German.']],
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
  ])('reads %j', (input, instructions) => {
    expect(instructionsOf(aContent({ input })).map(({ text }) => text)).toEqual(instructions);
  });

  it.each([
    ['follows what it was told', 'Do not use commas.', 'no commas here', 'FOLLOWED'],
    [
      'breaks one of two',
      'Do not use commas. Mention the word "tea".',
      'coffee only',
      'NOT_FOLLOWED',
    ],
    ['had only instructions that need a judge', 'Be kind to everybody.', 'fine', 'PASS'],
  ])('tells when an output %s', (_title, system, output, label) => {
    expect(detector.examine(task(aConversation(system, output)))).toMatchObject([
      { name: 'instructions_following', label },
    ]);
  });

  it('leaves open what the output does not allow to tell', () => {
    expect(detector.examine(task(aConversation('Answer in German.', 'ja')))).toEqual([
      { name: 'instructions_following', cause: expect.any(String) as string },
    ]);
  });

  it.each<[Mode, string, string, number]>([
    ['quality', 'Do not use commas.', 'none', 1],
    ['quality', 'Do not use commas.', 'one, two', 0],
    ['balanced', 'Do not use commas.', 'none', 0],
    ['balanced', 'Be kind.', 'hello', 1],
  ])('in %s mode after %j and %j asks the judge %d times', async (mode, system, output, times) => {
    const judge = new YesJudge();
    const asked = task(aConversation(system, output), mode);
    await detector.consult?.(asked, detector.examine(asked), judge);
    expect(judge.asked).toBe(times);
  });
});
