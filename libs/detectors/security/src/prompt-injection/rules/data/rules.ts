import type { Concept } from '../concepts';

export type Technique =
  | 'instruction override'
  | 'system prompt extraction'
  | 'role-play jailbreak'
  | 'refusal suppression'
  | 'developer mode'
  | 'authority claim'
  | 'credential extraction'
  | 'data exfiltration'
  | 'delimiter forgery'
  | 'many-shot'
  | 'payload splitting'
  | 'encoded payload'
  | 'indirect instruction';

/** Concepts that follow each other within a sentence, with limits of the words between them. */
export interface SequenceRule {
  technique: Technique;
  /** Probability, 0 to 1, that this alone is an attack. */
  weight: number;
  opening: Concept;
  /** `gap` is the limit of the words before the concept. */
  steps: readonly { gap: number; concept: Concept }[];
}

/** @param sequence concepts with the gap between each two, such as `override 3 prior 3 rules` */
const rule = (technique: Technique, weight: number, sequence: string): SequenceRule => ({
  technique,
  weight,
  opening: sequence.replace(/ .*/, '') as Concept,
  steps: [...sequence.matchAll(/ (\d+) (\w+)/g)].map(([, gap, concept]) => ({
    gap: Number(gap),
    concept: concept as Concept,
  })),
});

/** Rules for text of both channels. */
export const SEQUENCE_RULES: readonly SequenceRule[] = [
  rule('instruction override', 0.85, 'override 3 prior 3 rules'),
  rule('instruction override', 0.8, 'override 2 you 2 rules'),
  rule('instruction override', 0.75, 'override 2 rules 3 prior'),
  rule('instruction override', 0.65, 'override 2 secret'),
  rule('instruction override', 0.65, 'override 1 everything 4 prior'),
  rule('instruction override', 0.25, 'override 2 prior 3 said'),
  rule('instruction override', 0.25, 'override 1 said 3 prior'),
  rule('instruction override', 0.65, 'prior 3 rules 4 override'),
  rule('instruction override', 0.5, 'override 3 rules'),
  rule('instruction override', 0.35, 'task'),
  rule('instruction override', 0.4, 'stance 8 obey'),
  rule('instruction override', 0.4, 'obey 2 new 1 rules'),
  rule('system prompt extraction', 0.75, 'reveal 4 secret'),
  rule('system prompt extraction', 0.7, 'recast 0 secret'),
  rule('system prompt extraction', 0.65, 'secret 4 reveal'),
  rule('system prompt extraction', 0.5, 'reveal 4 prior 1 rules'),
  rule('credential extraction', 0.65, 'reveal 4 credential 4 you'),
  rule('credential extraction', 0.65, 'reveal 1 you 3 credential'),
  rule('credential extraction', 0.3, 'reveal 3 credential'),
  rule('role-play jailbreak', 0.65, 'become 4 persona'),
  rule('role-play jailbreak', 0.6, 'become 10 unlimited'),
  rule('role-play jailbreak', 0.55, 'ai 6 unlimited'),
  rule('role-play jailbreak', 0.5, 'persona 8 unlimited'),
  rule('role-play jailbreak', 0.3, 'become 3 ai'),
  rule('role-play jailbreak', 0.35, 'persona 6 ai'),
  rule('role-play jailbreak', 0.35, 'stance 8 become'),
  rule('role-play jailbreak', 0.45, 'unlimited 8 vice'),
  rule('role-play jailbreak', 0.2, 'vice 1 vice'),
  rule('role-play jailbreak', 0.4, 'become 6 vice'),
  rule('role-play jailbreak', 0.35, 'negation 3 rules'),
  rule('role-play jailbreak', 0.3, 'ai 6 vice'),
  rule('role-play jailbreak', 0.2, 'unlimited'),
  rule('role-play jailbreak', 0.3, 'reply 8 vice'),
  rule('refusal suppression', 0.45, 'comply'),
  rule('refusal suppression', 0.3, 'negation 3 refusal'),
  rule('refusal suppression', 0.3, 'negation 4 ai'),
  rule('refusal suppression', 0.3, 'you 4 reply 4 only'),
  rule('developer mode', 0.3, 'mode'),
  rule('developer mode', 0.45, 'become 8 mode'),
  rule('developer mode', 0.4, 'stance 8 mode'),
  rule('developer mode', 0.4, 'mode 8 unlimited'),
  rule('authority claim', 0.45, 'authority'),
  rule('data exfiltration', 0.45, 'send 4 private'),
  rule('encoded payload', 0.45, 'decode 8 obey'),
];

/** Rules for third-party text: instructions that only a user gives to the model. */
export const DOCUMENT_RULES: readonly SequenceRule[] = [
  rule('indirect instruction', 0.75, 'alter 14 you 2 reply'),
  rule('indirect instruction', 0.75, 'you 2 reply 4 alter'),
  rule('indirect instruction', 0.45, 'ai 4 alter'),
  rule('indirect instruction', 0.6, 'ai 4 send'),
  rule('indirect instruction', 0.6, 'ai 6 obey'),
  rule('indirect instruction', 0.65, 'stance 6 reply'),
  rule('indirect instruction', 0.4, 'task'),
  rule('credential extraction', 0.5, 'send 5 credential'),
  rule('data exfiltration', 0.3, 'send 6 private'),
  rule('instruction override', 0.5, 'override 2 rules'),
];
