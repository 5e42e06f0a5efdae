import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Fields, isBoolean, isString, readRows } from '../lib/dataset';
import { chance, pick, type Random, seeded } from '../lib/random';
import { areNear, type Domain, readDomains } from './domains';

/** A text, the topics allowed for it, and whether it keeps to them. */
export interface Example {
  text: string;
  topics: readonly string[];
  on: boolean;
  /** Origin and kind, by which figures are reported. */
  source: string;
  /** Domain of the text; examples of one domain are left out together. */
  domain: string;
  /** Domain of the topic; the domain of the text when they agree or are mixed. */
  topicDomain: string;
}

export const SEED = 20_260_105;
const EXAMPLES_OF_A_SHAPE = 4;

const oneOf = (domain: Domain, random: Random): string => pick(domain.topics, random);

/** Makes on-topic and off-topic examples of one text: with one topic, and with two or three. */
const ofText = (
  text: string,
  kind: string,
  own: Domain,
  far: Domain[],
  random: Random,
): Example[] => {
  const example = (on: boolean, topics: string[], other = own, list = ''): Example => ({
    text,
    topics,
    on,
    source: `own ${kind}${list}`,
    domain: own.domain,
    topicDomain: other.domain,
  });
  const others = (count: number): string[] =>
    Array.from({ length: count }, () => oneOf(pick(far, random), random));
  const [first, second] = [pick(far, random), pick(far, random)];
  const extra = chance(0.5, random) ? 1 : 0;
  return [
    example(true, [oneOf(own, random)]),
    example(true, [oneOf(own, random)]),
    example(false, [oneOf(first, random)], first),
    example(false, [oneOf(second, random)], second),
    example(true, [...others(1), oneOf(own, random), ...others(extra)], own, ', lists'),
    example(false, others(2 + extra), own, ', lists'),
  ];
};

const ofDomains = (domains: readonly Domain[], random: Random): Example[] =>
  domains.flatMap((own) => {
    const far = domains.filter((other) => !areNear(own, other));
    const kinds = { user: own.user, assistant: own.assistant, long: longTexts(own) };
    return Object.entries(kinds).flatMap(([kind, texts]) =>
      texts.flatMap((text) => ofText(text, kind, own, far, random)),
    );
  });

const MESSAGES_OF_A_TEXT = 6;

/** Joins messages of a domain to longer texts. */
const longTexts = ({ user, assistant }: Domain): string[] => {
  const messages = [...assistant, ...user];
  return Array.from({ length: Math.floor(messages.length / MESSAGES_OF_A_TEXT) }, (_, index) =>
    messages.slice(MESSAGES_OF_A_TEXT * index, MESSAGES_OF_A_TEXT * (index + 1)).join(' '),
  );
};

interface ShapeRow {
  text: string;
  shape: string;
  drift: boolean;
}

const SHAPE_FIELDS: Fields<ShapeRow> = { text: isString, shape: isString, drift: isBoolean };

const ofShapes = (domains: readonly Domain[], random: Random): Example[] =>
  readRows('topic-scoping/shapes.jsonl', SHAPE_FIELDS).flatMap(({ text, shape, drift }) =>
    Array.from({ length: EXAMPLES_OF_A_SHAPE }, () => {
      const topicDomain = pick(domains, random);
      return {
        text,
        topics: [oneOf(topicDomain, random)],
        on: !drift,
        source: `shape ${shape}`,
        domain: `shape ${shape}`,
        topicDomain: topicDomain.domain,
      };
    }),
  );

/** Examples made from `datasets/topic-scoping`. */
export const ownExamples = (): Example[] => {
  const random = seeded(SEED);
  const domains = readDomains();
  return [...ofDomains(domains, random), ...ofShapes(domains, random)];
};

interface ClincRow {
  text: string;
  allowed_topics: string[];
  on_topic: 0 | 1;
  kind: string;
  domain: string;
}

const CLINC = ['clinc_train', 'clinc_train_intents', 'clinc_val'] as const;
/** Domains of the set that fit every topic by our decision. */
const SMALL_TALK = ['small_talk', 'meta'];

/**
 * Examples of the public set, without its small talk, which it labels as off topic.
 * @throws Error when a file is missing
 */
export const clincExamples = (dataFolder: string): Example[] =>
  CLINC.flatMap((name) =>
    gunzipSync(readFileSync(join(dataFolder, 'topic', `${name}.jsonl.gz`)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as ClincRow)
      .filter(({ domain }) => !SMALL_TALK.includes(domain))
      .map((row) => ({
        text: row.text,
        topics: row.allowed_topics,
        on: row.on_topic === 1,
        source: row.kind === 'oos' ? 'clinc, out of scope' : name,
        domain: `clinc ${row.domain}`,
        topicDomain: `clinc ${row.domain}`,
      })),
  );
