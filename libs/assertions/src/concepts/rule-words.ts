import { type Token, tokenise } from '../tokens';

/** A word of a rule, with the base forms that it may have. */
export interface RuleWord {
  is: Token['is'];
  /** As written. */
  text: string;
  /** Lower case, spelled as the lexicon spells it. */
  key: string;
  /** Its position among the words of the sentence. */
  at: number;
  /** UTF-16 offsets in the sentence. */
  start: number;
  end: number;
}

const CONTRACTIONS: Record<string, string> = {
  "won't": 'will not',
  wont: 'will not',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "shan't": 'shall not',
  dont: 'do not',
  "do'nt": 'do not',
  doesnt: 'does not',
  isnt: 'is not',
  arent: 'are not',
  shouldnt: 'should not',
  mustnt: 'must not',
  wasnt: 'was not',
  hasnt: 'has not',
  havent: 'have not',
  its: 'its',
  "let's": 'let us',
  "i'm": 'i am',
  "what's": 'what is',
  "who's": 'who is',
  "there's": 'there is',
  "that's": 'that is',
  "it's": 'it is',
  "he's": 'he is',
  "she's": 'she is',
  "where's": 'where is',
  "how's": 'how is',
};
const ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
];

const SPELLINGS: Record<string, string> = {
  allways: 'always',
  becuase: 'because',
  becasue: 'because',
  candiate: 'candidate',
  candiates: 'candidates',
  custmer: 'customer',
  acount: 'account',
  mesage: 'message',
  reccomendations: 'recommendations',
  adivce: 'advice',
  privat: 'private',
  dissapointed: 'disappointed',
  definitly: 'definitely',
  immediatly: 'immediately',
  responce: 'response',
  promiss: 'promise',
  mentoin: 'mention',
  alway: 'always',
  nevr: 'never',
  neve: 'never',
  recomend: 'recommend',
  reccomend: 'recommend',
  reccommend: 'recommend',
  recomendation: 'recommendation',
  recomendations: 'recommendations',
  recommand: 'recommend',
  definately: 'definitely',
  guarentee: 'guarantee',
  garantee: 'guarantee',
  gaurantee: 'guarantee',
  guarantie: 'guarantee',
  guaranties: 'guarantees',
  apologice: 'apologise',
  appologise: 'apologise',
  appologize: 'apologise',
  adress: 'address',
  adresses: 'addresses',
  recieve: 'receive',
  costumer: 'customer',
  costumers: 'customers',
  custumer: 'customer',
  cusomer: 'customer',
  custommer: 'customer',
  competiter: 'competitor',
  competitiors: 'competitors',
  competetors: 'competitors',
  competators: 'competitors',
  profesional: 'professional',
  proffesional: 'professional',
  unproffesional: 'unprofessional',
  freindly: 'friendly',
  frendly: 'friendly',
  polit: 'polite',
  speeling: 'spelling',
  garantees: 'guarantees',
  refunt: 'refund',
  politness: 'politeness',
  occured: 'occurred',
  truely: 'truly',
  questionss: 'questions',
  appropiate: 'appropriate',
  apropriate: 'appropriate',
  neccessary: 'necessary',
  necesary: 'necessary',
  buisness: 'business',
  discoun: 'discount',
  persnal: 'personal',
  inapropriate: 'inappropriate',
  medcial: 'medical',
  finacial: 'financial',
  humor: 'humour',
  tommorow: 'tomorrow',
  curteous: 'courteous',
  sarcasim: 'sarcasm',
  emojies: 'emojis',
  emjois: 'emojis',
  langauge: 'language',
  languange: 'language',
  grammer: 'grammar',
  informations: 'information',
  infos: 'information',
  info: 'information',
  advices: 'advice',
  diagnosys: 'diagnosis',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  msg: 'message',
  msgs: 'messages',
  thier: 'their',
  teh: 'the',
  respons: 'response',
  reponse: 'response',
  anwser: 'answer',
  awnser: 'answer',
  answear: 'answer',
  aswer: 'answer',
  beleive: 'believe',
  seperate: 'separate',
  wich: 'which',
  withouth: 'without',
  untill: 'until',
  everytime: 'whenever',
  'every-time': 'whenever',
  ppl: 'people',
  alot: 'much',
  compair: 'compare',
  critisize: 'criticise',
  critisise: 'criticise',
  speculat: 'speculate',
  u: 'you',
  ur: 'your',
  w: 'with',
  ok: 'okay',
};

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,20})iz(e[ds]?|ing|ation|ations)$/, '$1is$2'],
  [/^(.{3,20})yz(e[ds]?|ing)$/, '$1ys$2'],
  [/^(hum|behavi|col|fav|rum|hon|neighb|lab|harb|cand)or(s|ed|ing|s'|able|less)?$/, '$1our$2'],
];
const UNTOUCHED = new Set(['size', 'sizes', 'sized', 'prize', 'prizes', 'seize', 'citizen']);

/** Spells a lower-case word as the lexicon does: British, and without common mistakes. */
const spelled = (key: string): string => {
  const known = Object.hasOwn(SPELLINGS, key) ? SPELLINGS[key] : undefined;
  if (known !== undefined) return known;
  if (UNTOUCHED.has(key)) return key;
  for (const [american, british] of BRITISH)
    if (american.test(key)) return key.replace(american, british);
  return key;
};

/** Corrects a common misspelling; other words stay as written. */
export const respelled = (word: string): string => {
  const key = word.toLowerCase();
  return Object.hasOwn(SPELLINGS, key) ? (SPELLINGS[key] ?? word) : word;
};

const keysOf = (key: string): string[] => {
  const whole = Object.hasOwn(CONTRACTIONS, key) ? CONTRACTIONS[key] : undefined;
  if (whole !== undefined) return whole.split(' ');
  for (const [ending, word] of ENDINGS)
    if (key.endsWith(ending) && key.length > ending.length)
      return [spelled(key.slice(0, -ending.length)), word];
  return spelled(key).split(' ');
};

/** Addresses stay in one piece. */
const ADDRESS =
  /\bhttps?:\/\/[^\s()<>"']{1,200}[^\s()<>"'.,;:!?]|[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{1,40}\w/g;

type Piece = Omit<RuleWord, 'at'>;

const piecesOf = (sentence: string, offset: number): Piece[] =>
  tokenise(sentence).flatMap(({ is, text, key, start, end }) =>
    (is === 'word' ? keysOf(key) : [key]).map((one) => ({
      is,
      text,
      key: one,
      start: start + offset,
      end: end + offset,
    })),
  );

/**
 * Splits a rule into words; a contraction becomes two, an address stays one. Linear in the
 * sentence.
 */
export const ruleWords = (sentence: string): RuleWord[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: address, index } of sentence.matchAll(ADDRESS)) {
    pieces.push(...piecesOf(sentence.slice(at, index), at));
    at = index + address.length;
    pieces.push({ is: 'word', text: address, key: address, start: index, end: at });
  }
  pieces.push(...piecesOf(sentence.slice(at), at));
  return pieces.map((piece, position) => ({ ...piece, at: position }));
};

/** The piece of the sentence that a run of words covers, as written where they are adjacent. */
export const writtenAs = (words: readonly RuleWord[], sentence: string): string => {
  const pieces: string[] = [];
  let from = words[0];
  let last = from;
  for (const word of words.slice(1)) {
    if (last && word.at !== last.at + 1) {
      pieces.push(sentence.slice(from?.start, last.end));
      from = word;
    }
    last = word;
  }
  if (from && last) pieces.push(sentence.slice(from.start, last.end));
  return pieces.join(' ');
};
