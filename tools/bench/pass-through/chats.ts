import { Pool } from 'undici';
import { type Program, startProgram } from '../lib/program';
import { ordinaryText } from '../lib/texts';

/** Length of a question, and of its answer. */
export const CHARACTERS = 500;
export const CREDENTIAL = 'a-credential-that-only-benchmarks-use';
export const ANSWER = ordinaryText(CHARACTERS, 1);
export const QUESTION = ordinaryText(CHARACTERS, 2);

export const chatBody = (parts: object = {}): string =>
  JSON.stringify({ model: 'bench', messages: [{ role: 'user', content: QUESTION }], ...parts });

/** Starts a vendor that answers every chat with `ANSWER`. */
export const startVendor = (): Promise<Program> => startProgram('vendor-stub', ANSWER);

/** Posts chats with little work on the replies: it shares the processors with what it measures. */
export interface ChatClient {
  /**
   * Discards the response text.
   * @throws Error for any status other than 200
   */
  chat(): Promise<void>;
  /** Returns the response as text. */
  answer(body: string): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

/** @param url of the chat operation */
export const chatClient = (
  url: string,
  headers: Record<string, string> = {},
  body = chatBody(),
): ChatClient => {
  const { origin, pathname: path } = new URL(url);
  const pool = new Pool(origin, { connections: 50 });
  const sent = {
    'content-type': 'application/json',
    authorization: `Bearer ${CREDENTIAL}`,
    ...headers,
  };
  const post = (text: string) => pool.request({ method: 'POST', path, headers: sent, body: text });
  return {
    chat: async () => {
      const answer = await post(body);
      await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
    },
    answer: async (text) => {
      const answer = await post(text);
      return { status: answer.statusCode, text: await answer.body.text() };
    },
    close: () => pool.close(),
  };
};
