import { compile, parsePrompt } from '@touchstone/clients';
import type { PromptRecord } from '@touchstone/contracts';
import { closedLoop } from '../lib/load';
import { cpuMs } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { HOSTILE_TEXTS } from '../lib/texts';
import { withManaged } from '../management/managed';
import { compiling, promptClient, storePrompts } from './prompt-client';
import { promptText, valuesFor } from './prompt-texts';

const [SHORT, LONG] = [10_000, 100_000];
const TURNS = 40;
const CALLS_A_TURN = 5;
const HTTP_CALLS = 1_000;
const TENFOLD = { atMost: 10 };
const LIMIT_BYTES = 1_048_576;

/** Measures cost by length: ten times the text and the variables may cost ten times as much. */
export const length = async (): Promise<Figure[]> => [
  ...(await ofTheFunction()),
  ...(await overHttp()),
];

/** Texts of unmatched braces. */
const HOSTILE: Record<string, (characters: number) => string> = {
  'open braces': (characters) => '{'.repeat(characters),
  'braces with half a name': (characters) => '{{ half a name'.repeat(characters / 14),
  'unfinished JSON': (characters) => HOSTILE_TEXTS['open braces']?.(characters) ?? '',
};

const ofTheFunction = async (): Promise<Figure[]> => {
  const texts = { 'ordinary text': promptText, ...HOSTILE };
  const figures: Figure[] = [];
  for (const [kind, text] of Object.entries(texts)) {
    compared(text);
    const values = await repeatedly(() => Promise.resolve(compared(text)));
    figures.push(
      { name: `${kind}, read and compiled, 10 KB, cpu`, unit: 'ms', values: values.short },
      { name: `${kind}, read and compiled, 100 KB, cpu`, unit: 'ms', values: values.long },
      { name: `${kind}, 100 KB to 10 KB, cpu`, unit: '×', values: values.ratio, goal: TENFOLD },
    );
  }
  return figures;
};

/** Alternates both in short turns, so that other load on the machine affects both alike. */
const compared = (text: (characters: number) => string) => {
  const used = { short: 0, long: 0 };
  const [short, long] = [compiler(text(SHORT), SHORT), compiler(text(LONG), LONG)];
  for (let turn = 0; turn < TURNS; turn++) {
    used.short += cpuMsOf(short, 10 * CALLS_A_TURN);
    used.long += cpuMsOf(long, CALLS_A_TURN);
  }
  return {
    short: used.short / (10 * CALLS_A_TURN * TURNS),
    long: used.long / (CALLS_A_TURN * TURNS),
    ratio: (10 * used.long) / used.short,
  };
};

const compiler = (text: string, characters: number): (() => unknown) => {
  const [record, values] = [recordOf(text), valuesFor(characters)];
  return () => compile(parsePrompt(record), values, LIMIT_BYTES);
};

/** Measures this process's processor time for all the calls. */
const cpuMsOf = (work: () => unknown, calls: number): number => {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const recordOf = (content: string): PromptRecord => {
  const at = '2026-01-01T00:00:00.000Z';
  return {
    prompt: {
      id: 'p',
      text_id: 'p',
      name: 'p',
      description: '',
      active: true,
      active_revision: 1,
      created_at: at,
      updated_at: at,
      version: 1,
      labels: {},
    },
    revision: {
      id: 'r',
      number: 1,
      beta: false,
      created_at: at,
      created_by: 'bench',
      messages: [{ role: 'system', content }],
      tools: [],
      parameters: {},
    },
  };
};

/** Measures the gateway with cached prompts. */
const overHttp = (): Promise<Figure[]> =>
  withManaged(async ({ deployment }) => {
    const [[short = ''], [long = '']] = [
      await storePrompts(deployment, SHORT),
      await storePrompts(deployment, LONG),
    ];
    const client = promptClient(deployment);
    const pid = Number(deployment.processes.find(({ name }) => name === 'api-gateway')?.child.pid);
    const cost = async (id: string, characters: number, calls: number): Promise<number> => {
      const body = JSON.stringify({ variables: valuesFor(characters) });
      const beforeMs = cpuMs(pid);
      await closedLoop(1, calls, () => client.expect(200, compiling(id, body)));
      return (cpuMs(pid) - beforeMs) / calls;
    };
    const both = async () => ({
      short: await cost(short, SHORT, HTTP_CALLS),
      long: await cost(long, LONG, HTTP_CALLS / 2),
    });
    await both();
    const values = await repeatedly(async () => {
      const costs = await both();
      return { ...costs, ratio: costs.long / costs.short };
    });
    await client.close();
    return [
      { name: 'over HTTP, 10 KB, cpu of the gateway', unit: 'ms', values: values.short },
      { name: 'over HTTP, 100 KB, cpu of the gateway', unit: 'ms', values: values.long },
      { name: 'over HTTP, 100 KB to 10 KB, cpu', unit: '×', values: values.ratio, goal: TENFOLD },
    ];
  });
