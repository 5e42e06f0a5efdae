import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type Constraint,
  parseDelegation,
  parseProposition,
  parseRequirement,
  parseToolRule,
} from '@touchstone/assertions';
import type { Content, Outcome } from '@touchstone/contracts';
import { policyFamily } from '@touchstone/detectors/policy';
import { aTask } from '@touchstone/testing';
import type { Figure } from '../lib/report';
import type { Section } from '../lib/sections';
import { percentile } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';

const DATASETS = 'datasets/policy-assertions';
const MISTAKES = 'bench-results/assertions.txt';
/** Prefix of files that are measured only: their mistakes are not listed, so that nothing is tuned to them. */
const HELD_OUT = 'held-out';

interface Case {
  label: 'COMPLIES' | 'VIOLATES';
  text?: string | null;
  input?: string;
  messages?: Record<string, unknown>[];
  target?: 'input' | 'output' | 'both';
}

interface LabelledRule {
  assertion: string;
  available_tools?: Content['tools'];
  cases: Case[];
}

/** `checks`: other families decide, which are not asked here. */
type Group = 'forms' | 'meaning' | 'tools' | 'checks' | 'open';

interface Judged {
  group: Group;
  label: Case['label'];
  /** Absent if the checker left the case to a judge. */
  flagged?: boolean;
}

const linesOf = <T>(text: string): T[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const ownRules = (): Record<string, LabelledRule[]> =>
  Object.fromEntries(
    readdirSync(DATASETS)
      .filter((file) => file.endsWith('.jsonl'))
      .map((file) => [file, linesOf<LabelledRule>(readFileSync(join(DATASETS, file), 'utf8'))]),
  );

/** The rows of the public sets, one case each. */
const publicRules = (data: string): Record<string, LabelledRule[]> =>
  Object.fromEntries(
    readdirSync(join(data, 'policy')).map((file) => [
      file,
      linesOf<Case & Omit<LabelledRule, 'cases'>>(
        gunzipSync(readFileSync(join(data, 'policy', file))).toString(),
      ).map(({ assertion, available_tools, ...one }) => ({
        assertion,
        ...(available_tools && { available_tools }),
        cases: [one],
      })),
    ]),
  );

const groupOf = ({ assertion, available_tools = [] }: LabelledRule): Group => {
  if (parseToolRule(assertion, available_tools)) return 'tools';
  if (parseDelegation(assertion)) return 'checks';
  const requirement = parseRequirement(assertion);
  if (!requirement)
    return available_tools.length === 0 && parseProposition(assertion) ? 'meaning' : 'open';
  return isAboutMeaning(requirement.constraint) ? 'meaning' : 'forms';
};

const isAboutMeaning = (constraint: Constraint): boolean => {
  switch (constraint.kind) {
    case 'concept':
      return true;
    case 'when':
      return isAboutMeaning(constraint.condition.constraint) || isAboutMeaning(constraint.part);
    case 'not':
    case 'each-sentence':
    case 'breach':
      return isAboutMeaning(constraint.part);
    case 'all':
    case 'some':
      return constraint.parts.some(isAboutMeaning);
    default:
      return false;
  }
};

/** Message of a data set: `tool_calls` as the vendors or as `{ name, arguments }`. */
const messageOf = (message: Record<string, unknown>): Content['messages'][number] => {
  const calls = (message['tool_calls'] ?? []) as Record<string, unknown>[];
  return {
    ...message,
    toolCalls: calls.map(
      (call) => (call['function'] ?? call) as { name: string; arguments: object },
    ),
  } as unknown as Content['messages'][number];
};

const outcomeOf = (rule: LabelledRule, one: Case): Outcome | undefined => {
  const { assertion, available_tools = [] } = rule;
  const content: Partial<Content> = one.messages
    ? { messages: one.messages.map(messageOf), tools: available_tools }
    : one.target === 'input'
      ? { input: one.text ?? '' }
      : { output: one.text ?? '', ...(one.input !== undefined && { input: one.input }) };
  const [outcome] = examine([assertion], content, one.target ?? 'output');
  return outcome;
};

const examine = (
  assertions: string[],
  content: Partial<Content>,
  target: 'input' | 'output' | 'both',
): Outcome[] => {
  const { policy: detector } = policyFamily.detectors();
  if (!detector) throw new Error('The policy family has no policy detector.');
  return detector.examine(
    aTask(
      {
        check: 'policy',
        mode: 'speed',
        assertions,
        target,
        multiTurn: false,
        includeTools: content.messages !== undefined,
      },
      content,
    ),
  );
};

const judgedCases = (rules: readonly LabelledRule[], mistakes: string[]): Judged[] =>
  rules.flatMap((rule) => {
    const group = groupOf(rule);
    if (group === 'open') mistakes.push(`OPEN    ${rule.assertion}`);
    return rule.cases.map((one): Judged => {
      if (group === 'checks') return { group, label: one.label };
      const outcome = outcomeOf(rule, one);
      const label = one.label;
      if (outcome?.kind !== 'verdict') {
        if (group !== 'open')
          mistakes.push(`UNKNOWN ${rule.assertion} | ${label} | ${excerptOf(one)}`);
        return { group, label };
      }
      if (outcome.flagged !== (label === 'VIOLATES'))
        mistakes.push(
          `WRONG   ${rule.assertion} | ${label} | ${excerptOf(one)} | ${outcome.reason} [${outcome.quote}]`,
        );
      return { group, label, flagged: outcome.flagged };
    });
  });

const excerptOf = ({ text, input, messages }: Case): string =>
  `${input === undefined ? '' : `(${input}) `}${(text ?? JSON.stringify(messages)).slice(0, 300)}`;

const MANY = 64;
const RUNS = 100;

/** Processor time of many assertions on one text, after a first run. */
const costOf = (rules: readonly LabelledRule[]): Figure => {
  const assertions = rules.slice(0, MANY).map(({ assertion }) => assertion);
  const times = Array.from({ length: RUNS + 1 }, (_, number) => {
    const text = ordinaryText(1_000, number);
    const started = process.cpuUsage();
    examine(assertions, { output: text, input: text.slice(0, 200) }, 'output');
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  });
  return {
    name: `${MANY} assertions on 1,000 characters, p95`,
    unit: 'ms',
    values: [percentile(times.slice(1), 95)],
    goal: { atMost: 20 },
  };
};

const share = (part: number, whole: number): number => (whole === 0 ? NaN : part / whole);

const figuresOf = (set: string, rules: readonly LabelledRule[], judged: Judged[]): Figure[] => {
  const understood = rules.filter((rule) => groupOf(rule) !== 'open').length;
  const asked = judged.filter(({ group }) => group !== 'checks');
  return [
    { name: `${set}: understood`, unit: '%', values: [100 * share(understood, rules.length)] },
    {
      name: `${set}: cases decided`,
      unit: '%',
      values: [
        100 * share(asked.filter(({ flagged }) => flagged !== undefined).length, asked.length),
      ],
    },
    ...(['forms', 'meaning', 'tools'] as const).flatMap((group) => accuracyOf(set, group, judged)),
  ];
};

const accuracyOf = (set: string, group: Group, judged: readonly Judged[]): Figure[] => {
  const decided = judged.filter((one) => one.group === group && one.flagged !== undefined);
  const flaggedOf = (label: Case['label']): number => {
    const all = decided.filter((one) => one.label === label);
    return share(all.filter(({ flagged }) => flagged).length, all.length);
  };
  if (decided.length === 0) return [];
  const [recall, falseAlarms] = [flaggedOf('VIOLATES'), flaggedOf('COMPLIES')];
  return [
    {
      name: `${set}: ${group}, ${decided.length} decided, balanced accuracy`,
      unit: '',
      values: [(recall + 1 - falseAlarms) / 2],
    },
    { name: `${set}: ${group}, false alarms`, unit: '', values: [falseAlarms] },
  ];
};

/**
 * Measures which assertions are understood and how their cases are decided. Mistakes are listed in
 * `bench-results/assertions.txt`, except those in held-out files.
 */
export const assertions = (data: string): Record<string, Section> => ({
  assertions: () => {
    const mistakes: string[] = [];
    const figures = Object.entries({ ...ownRules(), ...publicRules(data) }).flatMap(
      ([set, rules]) => {
        const listed = set.startsWith(HELD_OUT) ? [] : mistakes;
        listed.push(`\n# ${set}`);
        return figuresOf(set, rules, judgedCases(rules, listed));
      },
    );
    mkdirSync('bench-results', { recursive: true });
    writeFileSync(MISTAKES, `${mistakes.join('\n')}\n`);
    return Promise.resolve([...figures, costOf(Object.values(ownRules()).flat())]);
  },
});
