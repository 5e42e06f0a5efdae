import { between, chance, pick, type Random, shuffle, times } from '../../../lib/random';
import type { RuleExpander } from '../documents/place';
import { expand } from '../grammar';
import { type Kind, spread } from '../kind';
import { styled } from '../styles';
import { type EverydayPack, everydayPacks } from './index';

/** Makes a text around a line, or without one. */
type Shape = (fill: RuleExpander, random: Random, line?: string) => string;

const withLine = (lines: readonly string[], line: string | undefined, random: Random): string[] =>
  line === undefined ? [...lines] : lines.toSpliced(between(0, lines.length, random), 0, line);

const linesOf = (
  rules: readonly string[],
  least: number,
  most: number,
  fill: RuleExpander,
  random: Random,
): string[] =>
  times(between(least, chance(0.5, random) ? Math.ceil((least + most) / 3) : most, random), () =>
    fill(pick(rules, random)),
  );

const LAYOUTS: readonly ((lines: string[], random: Random) => string)[] = [
  (lines) => lines.join(' '),
  (lines) => lines.join('\n'),
  (lines) => lines.join('\n\n'),
  (lines) => lines.map((line, index) => `${index + 1}. ${line}`).join('\n'),
  (lines) => lines.map((line) => `- ${line}`).join('\n'),
  (lines, random) =>
    lines.reduce((text, line) => `${text}${chance(0.25, random) ? '\n\n' : ' '}${line}`),
  (lines, random) =>
    lines.reduce((text, line) => `${text}${chance(0.25, random) ? '\n\n' : ' '}${line}`),
];

const laidOut = (lines: string[], random: Random): string => pick(LAYOUTS, random)(lines, random);

const asking: Shape = (fill, random, line) =>
  laidOut(withLine(linesOf(['ask'], 1, 3, fill, random), line, random), random);
const page: Shape = (fill, random, line) =>
  laidOut(
    withLine(
      linesOf(
        pick([['order'], ['tell'], ['order', 'tell'], ['order', 'order', 'tell']], random),
        1,
        20,
        fill,
        random,
      ),
      line,
      random,
    ),
    random,
  );
const pasted: Shape = (fill, random, line) =>
  shuffle([fill('ask'), page(fill, random, line)], random).join('\n\n');
const owned: Shape = (fill, random, line) =>
  [
    laidOut(linesOf(['rule'], 1, 9, fill, random), random),
    ...(line === undefined ? [] : [line]),
  ].join('\n\n');

const mail: Shape = (fill, random, line) => {
  const head = chance(0.5, random)
    ? `${pick(['Subject: ', 'Re: ', 'Fwd: '], random)}${fill('subject')}\n\n`
    : '';
  return (
    head +
    [
      fill('greeting'),
      ...withLine(linesOf(['order', 'order', 'tell'], 1, 9, fill, random), line, random),
      fill('closing'),
    ].join(pick(['\n', '\n\n', ' '], random))
  );
};

const FIELDS = ['body', 'text', 'description', 'note', 'content', 'comment', 'message'];

/** Makes a tool result: one or more entries, one of which holds the line. */
const record: Shape = (fill, random, line) => {
  const content = (): string => linesOf(['order', 'tell'], 1, 4, fill, random).join(' ');
  const entry = (text: string) => ({
    id: fill('code4'),
    [pick(['from', 'author', 'name'], random)]: fill('person'),
    [pick(FIELDS, random)]: text,
  });
  const entries = times(between(0, 3, random), () => entry(content()));
  const all = shuffle(
    [
      ...entries,
      entry(
        line === undefined
          ? content()
          : pick([line, `${content()} ${line}`, `${line} ${content()}`], random),
      ),
    ],
    random,
  );
  return JSON.stringify(
    pick([all, { results: all }, { status: 'ok', items: all }, all[0]], random),
    null,
    pick([0, 0, 2], random),
  );
};

const ATTACKS: Record<Kind['channel'], readonly string[]> = {
  user: ['attackTo'],
  document: ['attackIn'],
};

const kind = (
  { language, grammar }: EverydayPack,
  channel: Kind['channel'],
  attack: boolean,
  group: string,
  weight: number,
  shape: Shape,
): Kind => ({
  group,
  weight,
  language,
  channel,
  label: attack ? 'INJECTION' : 'BENIGN',
  make: (random) => {
    const fill: RuleExpander = (rule) => expand(grammar, `{${rule}}`, random);
    const text = shape(fill, random, attack ? fill(pick(ATTACKS[channel], random)) : undefined);
    return chance(0.25, random) ? styled(text, random) : text;
  },
});

const alone: Shape = (_voice, _random, line = '') => line;

const DOCUMENTS = 0.4;

const kindsOf = (pack: EverydayPack, attacks: number): Kind[] => {
  const of = (
    channel: Kind['channel'],
    attack: boolean,
    shapes: Readonly<Record<string, readonly [number, Shape]>>,
  ): Kind[] => {
    const kinds = Object.entries(shapes).map(([group, [weight, shape]]) =>
      kind(pack, channel, attack, group, weight, shape),
    );
    return spread(
      kinds,
      (channel === 'user' ? 1 - DOCUMENTS : DOCUMENTS) *
        (attack ? attacks : 1 - attacks) *
        pack.weight,
    );
  };
  return [
    ...of('user', false, {
      everydayAsk: [6, asking],
      everydayText: [6, page],
      everydayPasted: [3, pasted],
      everydayPrompt: [5, owned],
    }),
    ...of('user', true, {
      everydayAttack: [5, alone],
      everydayAskedAttack: [3, asking],
      everydayTextAttack: [2, page],
      everydayPastedAttack: [2, pasted],
      everydayPromptAttack: [2, owned],
    }),
    ...of('document', false, {
      everydayPage: [4, page],
      everydayMail: [4, mail],
      everydayRecord: [4, record],
    }),
    ...of('document', true, {
      everydayPageOrder: [4, page],
      everydayMailOrder: [5, mail],
      everydayRecordOrder: [4, record],
    }),
  ];
};

/** Returns the everyday kinds with a share `attacks` of attacks; weights add up to one. */
export const everydayKinds = (attacks: number): Kind[] =>
  spread(
    everydayPacks.flatMap((pack) => kindsOf(pack, attacks)),
    1,
  );
