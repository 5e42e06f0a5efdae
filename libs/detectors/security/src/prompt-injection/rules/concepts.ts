/** Concepts that make up injections; the lexicon of each language lists the words for them. */
export const CONCEPTS = [
  'override', // ignore, forget, disregard
  'prior', // previous, above, all
  'everything', // all of it
  'rules', // instructions, guidelines, prompt
  'said', // message, context, order: words of everyday life beside rules
  'you', // your, you
  'new', // new, following, real
  'obey', // follow, obey
  'reveal', // print, show, repeat
  'recast', // translate, summarise, encode
  'secret', // system prompt, hidden instructions
  'credential', // password, api key, token
  'become', // you are now, act as, pretend
  'persona', // DAN, unrestricted AI
  'ai', // AI, chatbot, ChatGPT
  'unlimited', // without restrictions
  'vice', // illegal, unethical
  'comply', // never refuse, do not say sorry
  'refusal', // refuse, apologise
  'stance', // from now on
  'mode', // developer mode
  'authority', // I am your developer
  'send', // send, forward, upload
  'private', // conversation, chat history
  'reply', // answer, response, output
  'only', // only, nothing but
  'alter', // add, include, rewrite
  'decode', // decode and follow
  'task', // new task
  'order', // write, translate: an imperative that opens a sentence
  'mention', // the phrase, prompt injection, example of
  'negation', // do not, never
  'report', // said, the sentence, an example, classify: beside a quotation
  'perform', // do what it says
  'role', // you are a, your job
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** Phrases of a language, separated by commas or line breaks; `*` marks a word prefix. */
export type Lexicon = Partial<Record<Concept, string>>;
