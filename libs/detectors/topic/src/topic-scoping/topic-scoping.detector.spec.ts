import type { Content, Mode } from '@touchstone/contracts';
import { Judge, JudgeFailed, type Judgement, type JudgeQuestion } from '@touchstone/inference';
import { Deadline, DeadlineExceeded } from '@touchstone/kernel';
import { aScopingTask, labelOf as scopedLabel } from './scoping.fixture';
import { topicScopingDetector } from './topic-scoping.detector';

const detector = topicScopingDetector();

const task = aScopingTask;
const labelOf = (topics: string[], content: Partial<Content>, multiTurn = false): string =>
  scopedLabel({ topics, multiTurn }, content);

describe('topic scoping', () => {
  it.each([
    ['a typical word of the topic', ['banking'], 'How do I withdraw cash from an ATM?'],
    [
      'the second of two topics',
      ['law', 'cooking and recipes'],
      'How long does pasta have to boil?',
    ],
    ['a topic named like a variable', ['car_insurance'], 'My premium went up after the accident'],
    ['a word of a topic that no field covers', ['Zorblax widgets'], 'Where can I buy a zorblax?'],
    ['an inflected word of such a topic', ['Quimbling'], 'How often do people quimble?'],
    ['German', ['Kochen'], 'Welches Rezept mit Kartoffeln und Zwiebeln passt dazu?'],
    ['a German compound', ['Versicherungen'], 'Was kostet eine Autoversicherung?'],
    ['French', ['voyages'], 'Quel vol pour la plage pendant les vacances ?'],
    ['Spanish', ['deportes'], '¿Qué equipo ganó el campeonato?'],
    ['Italian under an English topic', ['cooking'], 'Una ricetta con formaggio e verdure'],
    ['Portuguese', ['viagens'], 'Preciso de um voo e de uma mala'],
    ['a greeting', ['banking'], 'Good morning! How are you?'],
    ['thanks', ['banking'], 'Vielen Dank, auf Wiedersehen'],
  ])('accepts %s', (_title, topics, input) => {
    expect(labelOf(topics, { input })).toBe('ON_TOPIC');
  });

  it.each([
    ['another field', ['banking'], 'Which guitar chords does this song use?'],
    ['a neighbouring field', ['cooking'], 'Which mechanic can change the oil of my car?'],
    [
      'another field when the topic is unknown',
      ['Zorblax widgets'],
      'Who won the football championship last season?',
    ],
    ['another field in German', ['Banking'], 'Wie wird das Wetter, gibt es Regen oder Schnee?'],
    [
      'a greeting that leads elsewhere',
      ['banking'],
      'Hello, please translate this poem into Spanish',
    ],
  ])('flags %s', (_title, topics, input) => {
    expect(labelOf(topics, { input })).toBe('OFF_TOPIC');
  });

  it('warns when the lexicon covers neither the topic nor the text', () => {
    expect(labelOf(['Zorblax widgets'], { input: 'The frumious snark gyred' })).toBe('WARNING');
  });

  it('accepts a follow-up, which names no topic', () => {
    expect(labelOf(['banking'], { input: 'And then?' })).toBe('ON_TOPIC');
  });

  it('reports the worse of input and output', () => {
    expect(
      labelOf(['banking'], {
        input: 'What is my account balance?',
        output: 'Let us rather talk about football players and goals.',
      }),
    ).toBe('OFF_TOPIC');
  });

  it('judges a short answer by its question', () => {
    expect(
      labelOf(['banking'], { input: 'What is my account balance?', output: 'It is 50.' }),
    ).toBe('ON_TOPIC');
  });

  it('finds drift in an earlier turn only if the request includes all turns', () => {
    const content: Partial<Content> = {
      messages: [
        { role: 'user', content: 'Which guitar chords does this song use?', toolCalls: [] },
        { role: 'assistant', content: 'Let me look at your bank account.', toolCalls: [] },
        { role: 'user', content: 'Transfer money to my savings account', toolCalls: [] },
      ],
    };
    expect(labelOf(['banking'], content)).toBe('ON_TOPIC');
    expect(labelOf(['banking'], content, true)).toBe('OFF_TOPIC');
  });

  it('quotes the beginning of a long text that drifts, and names the other field', () => {
    const input = 'The guitar, the piano and the drums play a song at the concert. '.repeat(100);
    const [finding] = detector.examine(task({ topics: ['banking'] }, { input }));
    expect(finding).toMatchObject({
      flagged: true,
      reason: expect.stringContaining('music'),
      quote: expect.stringMatching(/^The guitar.*…$/),
    });
  });

  it('needs a judge for an unsupported language, unless the text names the topic', () => {
    const russian =
      'Сегодня утром мы пошли на рынок и купили свежие овощи, хлеб и молоко для всей семьи. Потом мы долго гуляли по старому городу и говорили о книгах.';
    expect(detector.examine(task({ topics: ['banking'] }, { input: russian }))).toEqual([
      { kind: 'needs_judge', name: 'topic_scoping', obstacle: expect.stringContaining('(ru)') },
    ]);
    expect(labelOf(['рынок'], { input: russian })).toBe('ON_TOPIC');
  });

  it('flags drift on one side although the other is in an unsupported language', () => {
    const output =
      'Сегодня утром мы пошли на рынок и купили свежие овощи, хлеб и молоко для всей семьи.';
    const input = 'The guitar, the piano and the drums play a song at the concert.';
    expect(labelOf(['banking'], { input })).toBe('OFF_TOPIC');
    expect(labelOf(['banking'], { input, output })).toBe('OFF_TOPIC');
  });

  it.each([
    ['NUL', '\0'.repeat(5000)],
    ['lone surrogates', '\ud83d'.repeat(5000)],
    ['one letter', 'a'.repeat(200_000)],
    ['prototype keys', '__proto__ constructor toString'],
  ])('handles %s in texts and in topics without throwing', (_title, hostile) => {
    expect(
      detector.examine(task({ topics: ['banking', hostile] }, { input: hostile })),
    ).toHaveLength(1);
  });

  it('stops at its deadline', () => {
    expect(() =>
      detector.examine({
        ...task({ topics: ['banking'] }, { input: 'hello' }),
        deadline: Deadline.in(0),
      }),
    ).toThrow(DeadlineExceeded);
  });
});

describe('topic scoping with a judge', () => {
  class StubJudge extends Judge {
    readonly configured = true;
    readonly questions: JudgeQuestion[] = [];
    constructor(private readonly answer: () => Judgement) {
      super();
    }
    decide(question: JudgeQuestion): Promise<Judgement> {
      this.questions.push(question);
      return Promise.resolve().then(this.answer);
    }
  }

  const consult = (mode: Mode, judge: Judge) => {
    const asked = task({ topics: ['banking'], mode }, { input: 'Which guitar?' });
    return detector.consult?.(asked, detector.examine(asked), judge);
  };

  it('asks the judge in quality mode and passes the topics as data', async () => {
    const judge = new StubJudge(() => ({
      label: 'ON_TOPIC',
      violation: false,
      confidence: 80,
      reason: 'Fits.',
      quote: '',
    }));
    expect(await consult('quality', judge)).toEqual([
      expect.objectContaining({ label: 'ON_TOPIC', reason: 'Fits.', confidence_score: 80 }),
    ]);
    expect(judge.questions[0]?.exhibits).toEqual([
      { title: 'allowed topics', text: '- banking' },
      { title: 'input', text: 'Which guitar?' },
    ]);
  });

  it('reports a judge failure as not evaluated', async () => {
    const judge = new StubJudge(() => {
      throw new JudgeFailed('The judge answered nonsense.');
    });
    expect(await consult('quality', judge)).toEqual([
      { kind: 'not_evaluated', name: 'topic_scoping', cause: 'The judge answered nonsense.' },
    ]);
  });

  it('does not ask the judge in speed mode', async () => {
    const judge = new StubJudge(() => ({
      label: 'ON_TOPIC',
      violation: false,
      confidence: 80,
      reason: 'Fits.',
      quote: '',
    }));
    expect(await consult('speed', judge)).toEqual([
      expect.objectContaining({ label: 'OFF_TOPIC' }),
    ]);
    expect(judge.questions).toEqual([]);
  });
});
