import { LRUCache } from 'lru-cache';
import { fold, words } from '@touchstone/text';
import { meaningOf } from '@touchstone/text/vectors';
import { FILLER_WORDS } from './data/everyday';
import { type TopicMeaning, topicMeaning } from './meaning/topic-meaning';
import { profileOf, type TopicProfile } from './profile';
import { isEmpty, looksEnglish, rooted, wordSet } from './roots';

/** An allowed topic, prepared for comparison with texts. */
export interface Topic {
  text: string;
  profile: TopicProfile;
  meaning: TopicMeaning;
  /** True if it names nothing (`our products`), so that any text may belong to it. */
  open: boolean;
  /** True if it is English and the word vectors know most of its words. */
  modelled: boolean;
}

const LARGEST_CACHE = 2_000;
const LONGEST_CACHED = 1_000;
/** Share of a topic's words that must have vectors. */
const KNOWN = 0.6;

const FILLERS = wordSet(FILLER_WORDS);

const contentOf = (text: string): { start: number }[] =>
  words(text).filter(({ form }) => !isEmpty(form));

/** Removes `customer support for` and the like where something else remains. */
const withoutFillers = (text: string): string => {
  const bare = text.replace(/[\p{L}\p{M}]+/gu, (word) => (FILLERS.has(fold(word)) ? ' ' : word));
  return contentOf(bare).length > 0 ? bare : text;
};

const prepare = (text: string): Topic => {
  const core = withoutFillers(text.replaceAll('_', ' '));
  const content = contentOf(core);
  const known = new Set(meaningOf(core).words.map(({ start }) => start));
  const profile = profileOf(core);
  return {
    text,
    profile,
    meaning: topicMeaning(core, profile.fields),
    open: content.length === 0,
    modelled:
      content.length > 0 &&
      content.filter(({ start }) => known.has(start)).length >= KNOWN * content.length &&
      looksEnglish(rooted(core)),
  };
};

const cache = new LRUCache<string, Topic>({ max: LARGEST_CACHE });

/** Returns a topic as it is compared with texts; short ones are cached. */
export const topicOf = (text: string): Topic => {
  const known = cache.get(text);
  if (known) return known;
  const topic = prepare(text);
  if (text.length <= LONGEST_CACHED) cache.set(text, topic);
  return topic;
};
