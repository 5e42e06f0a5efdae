import { readFileSync } from 'node:fs';
import type { Content, Message } from '@touchstone/contracts';
import { reliabilityFamily } from '@touchstone/detectors/reliability';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { verdictOn } from './verdicts';

const SETS = ['conversations', 'held-out-conversations', 'replies'];
const LEAST_BALANCED = 0.85;

interface Conversation {
  messages: { role: Message['role']; content: string }[];
  output: string;
  label: 'CONSISTENT' | 'INCONSISTENT';
}

/** A conversation with several replies. */
interface Replies extends Pick<Conversation, 'messages'> {
  outputs: Omit<Conversation, 'messages'>[];
}

export const conversationsOf = (set: string): Conversation[] =>
  readFileSync(`datasets/consistency/${set}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Conversation | Replies)
    .flatMap((read) =>
      'outputs' in read
        ? read.outputs.map((output) => ({ ...output, messages: read.messages }))
        : [read],
    );

export const conversationContent = ({ messages, output }: Conversation): Partial<Content> => ({
  messages: messages.map((message) => ({ ...message, toolCalls: [] })),
  output,
});

const isFlagged = (conversation: Conversation): boolean => {
  const { consistency } = reliabilityFamily.detectors();
  if (!consistency) throw new Error('The family has no detector of consistency.');
  return verdictOn(
    consistency,
    { check: 'consistency', mode: 'balanced' },
    conversationContent(conversation),
  ).flagged;
};

const figuresOf = (set: string): Figure[] => {
  const shareOf = (wanted: Conversation['label']): number => {
    const own = conversationsOf(set).filter(({ label }) => label === wanted);
    return own.filter(isFlagged).length / own.length;
  };
  const [recall, alarms] = [shareOf('INCONSISTENT'), shareOf('CONSISTENT')];
  const named = (name: string, value: number, goal?: Figure['goal']): Figure => ({
    name: `${set}, ${name}`,
    unit: '',
    values: [value],
    ...(goal && { goal }),
  });
  return [
    named('balanced accuracy', (recall + 1 - alarms) / 2, { atLeast: LEAST_BALANCED }),
    named('recall', recall),
    named('false alarms', alarms),
  ];
};

/** Measures contradictions with earlier turns, in English, German and French. */
export const consistency: Record<string, Section> = {
  consistency: () => Promise.resolve(SETS.flatMap(figuresOf)),
};
