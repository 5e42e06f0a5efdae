import type { SafetyCategory } from '@touchstone/contracts';
import { type Concept, CONCEPTS } from './concepts';

type Reasons = Partial<Record<Concept, string>>;

const of = <C extends Concept>(reason: string, ...concepts: C[]): Reasons =>
  Object.fromEntries(concepts.map((concept) => [concept, reason]));

/** Reasons by the strongest concept; each completes the sentence "The text …". */
const REASONS: Record<SafetyCategory, { usual: string; of: Reasons }> = {
  dangerous_content: {
    usual: 'asks for or describes something dangerous',
    of: {
      ...of('is about weapons or explosives', 'firearm', 'blade', 'explosive'),
      ...of('is about poison or dangerous substances', 'poison', 'chemical'),
      ...of('is about drugs', 'drug', 'medication', 'acquire'),
      ...of('is about suicide or self-harm', 'suicide', 'overdose', 'selfInjury', 'hopeless'),
      ...of('is about hurting or killing', 'kill', 'hurt', 'corpse', 'animal', 'poach'),
      ...of('threatens someone', 'harmPhrase', 'futureSelf', 'revenge', 'deathWish', 'you'),
      ...of('is about theft or a break-in', 'steal', 'breakIn'),
      ...of('is about fraud or forgery', 'fraud', 'launder', 'fakeDocument', 'identity'),
      ...of('is about an attack on computers or accounts', 'hack', 'malware'),
      ...of('is about a crime that goes undetected', 'evade', 'police', 'destroyEvidence'),
      ...of('is about spying on someone', 'stalk', 'privateData'),
      ...of('is about blackmail or coercion', 'blackmail', 'coerce', 'kidnap'),
      ...of('is about terrorism or sabotage', 'terror', 'sabotage', 'arson', 'infrastructure'),
    },
  },
  harassment: {
    usual: 'harasses or belittles someone',
    of: {
      ...of('insults someone', 'insultNoun', 'contempt', 'stupid', 'ugly', 'profanity'),
      ...of('belittles someone', 'incompetent', 'worthless', 'shutUp', 'mock'),
      ...of('wishes death or harm on someone', 'deathWish', 'suicide'),
      ...of('threatens someone', 'harmPhrase', 'futureSelf', 'kill', 'hurt', 'revenge'),
      ...of('is about blackmail', 'blackmail', 'privateData'),
      ...of('is about stalking', 'stalk'),
      ...of('makes unwanted sexual remarks', 'creepy', 'sexBody', 'touch', 'nudity'),
    },
  },
  hate_speech: {
    usual: 'belittles a group of people',
    of: {
      ...of('excludes a group of people', 'exclude'),
      ...of('degrades a group of people', 'dehumanise', 'disease', 'inferior'),
      ...of('calls a group of people criminal', 'criminality'),
      ...of('spreads a conspiracy myth about a group of people', 'conspiracy'),
      ...of('calls for hatred of a group of people', 'hateVerb', 'kill', 'hurt'),
    },
  },
  sexual_content: {
    usual: 'is sexual',
    of: {
      ...of('describes sex', 'sexAct', 'sexBody', 'arousal', 'touch'),
      ...of('asks for or describes nudity', 'nudity'),
      ...of('is about erotic material', 'porn', 'write'),
    },
  },
};

/** @param feature place of the strongest feature */
export const reasonFor = (category: SafetyCategory, feature: number): string => {
  const { usual, of: reasons } = REASONS[category];
  const concept = CONCEPTS[feature];
  return (concept && reasons[concept]) ?? usual;
};
