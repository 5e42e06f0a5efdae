import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Content, Outcome } from '@touchstone/contracts';
import { policyFamily } from '@touchstone/detectors/policy';
import { aTask } from '@touchstone/testing';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';

const CONVERSATIONS = 'datasets/instructions-following/conversations.jsonl';
const MISTAKES = 'bench-results/instructions.txt';

interface Instruction {
  text: string;
  label: 'FOLLOWED' | 'NOT_FOLLOWED';
}

interface Conversation {
  messages: { role: Content['messages'][number]['role']; content: string }[];
  output: string;
  instructions: Instruction[];
}

interface Judged {
  label: Instruction['label'];
  isFound: boolean;
  /** Absent if the checker left it to a judge. */
  isFlagged?: boolean;
}

const outcomesOf = ({ messages, output }: Conversation): Outcome[] => {
  const { instructions_following: detector } = policyFamily.detectors();
  if (!detector) throw new Error('The policy family has no detector of instructions.');
  return detector
    .examine(
      aTask(
        { check: 'instructions_following', mode: 'speed' },
        { messages: messages.map((message) => ({ ...message, toolCalls: [] })), output },
      ),
    )
    .filter(({ data }) => data !== undefined);
};

const plain = (text = ''): string => text.replaceAll(/\W+/g, ' ').trim().toLowerCase();

const overlap = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one.includes(other) || other.includes(one));

const compare = (conversation: Conversation, mistakes: string[]) => {
  const outcomes = outcomesOf(conversation);
  const judged = conversation.instructions.map(({ text, label }): Judged => {
    const found = outcomes.filter(({ data }) => overlap(plain(data), plain(text)));
    const verdicts = found.filter((outcome) => outcome.kind === 'verdict');
    const isFlagged = verdicts.some(({ flagged }) => flagged);
    const reasons = verdicts.map(({ reason }) => reason).join(' ');
    if (found.length === 0) mistakes.push(`MISSED ${text}`);
    else if (verdicts.length === 0) mistakes.push(`OPEN   ${text}`);
    else if (isFlagged !== (label === 'NOT_FOLLOWED'))
      mistakes.push(`WRONG  ${text} | ${label} | ${conversation.output} | ${reasons}`);
    return { label, isFound: found.length > 0, ...(verdicts.length > 0 && { isFlagged }) };
  });
  const extra = outcomes.filter(
    ({ data }) => !conversation.instructions.some(({ text }) => overlap(plain(data), plain(text))),
  );
  extra.forEach(({ data }) => mistakes.push(`EXTRA  ${data}`));
  return { judged, extra: extra.length };
};

/**
 * Measures which instructions are found and how they are decided. Mistakes are listed in
 * `bench-results/instructions.txt`.
 */
export const instructions: Record<string, Section> = {
  instructions: () => {
    const mistakes: string[] = [];
    const compared = readFileSync(CONVERSATIONS, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => compare(JSON.parse(line) as Conversation, mistakes));
    mkdirSync('bench-results', { recursive: true });
    writeFileSync(MISTAKES, `${mistakes.join('\n')}\n`);
    return Promise.resolve(
      figuresOf(
        compared.flatMap(({ judged }) => judged),
        compared.reduce((sum, { extra }) => sum + extra, 0),
      ),
    );
  },
};

const figuresOf = (judged: readonly Judged[], extra: number): Figure[] => {
  const decided = judged.filter(({ isFlagged }) => isFlagged !== undefined);
  const flaggedOf = (label: Instruction['label']): number => {
    const all = decided.filter((one) => one.label === label);
    return all.filter(({ isFlagged }) => isFlagged).length / all.length;
  };
  const [recall, falseAlarms] = [flaggedOf('NOT_FOLLOWED'), flaggedOf('FOLLOWED')];
  const found = judged.filter(({ isFound }) => isFound).length;
  return [
    { name: 'found', unit: '%', values: [(100 * found) / judged.length] },
    { name: 'reported without being one', unit: '', values: [extra] },
    { name: 'decided', unit: '%', values: [(100 * decided.length) / judged.length] },
    {
      name: 'decided: balanced accuracy',
      unit: '',
      values: [(recall + 1 - falseAlarms) / 2],
      goal: { atLeast: 0.9 },
    },
    { name: 'decided: false alarms', unit: '', values: [falseAlarms], goal: { atMost: 0.08 } },
  ];
};
