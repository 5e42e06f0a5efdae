import type { Channel, Notice, SendOutcome } from '../channel';
import type { HttpPoster } from '../http/http-poster';
import { type Values, valuesOf } from '../words/placeholders';
import { inertText } from './inert';
import { type ChatTarget, slackBody } from './slack-body';
import { templateBody, templateProblem } from './template';

/** Posts to the incoming webhook of a chat tool: Slack's form, or whatever body the template has. */
export class ChatChannel implements Channel<'chat'> {
  constructor(private readonly poster: HttpPoster) {}

  async send(
    _id: string,
    target: ChatTarget,
    notice: Notice,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const problem = target.template === '' ? undefined : templateProblem(target.template);
    if (problem !== undefined) return { delivered: false, statusCode: null, error: problem };
    const body =
      target.template === ''
        ? slackBody(notice, target)
        : templateBody(target.template, inertValues(notice, target));
    const headers = { 'content-type': 'application/json' };
    return this.poster.post(
      { url: target.url, headers, body: JSON.stringify(body), wordsOf: toolsWord(target.url) },
      signal,
    );
  }

  async close(): Promise<void> {
    await this.poster.close();
  }
}

const inertValues = (notice: Notice, target: ChatTarget): Values =>
  Object.fromEntries(
    Object.entries(valuesOf(notice, target)).map(([name, value]) => [
      name,
      name === 'channel' ? value : inertText(value),
    ]),
  ) as Values;

/** Slack and its like answer one word, such as `channel_not_found`. Nothing else of an answer is kept: the address is a secret, and might come back in it. */
const toolsWord =
  (url: string) =>
  (opening: string): string =>
    /^[a-z]+(?:_[a-z]+){1,8}$/.test(opening) && opening.length <= 60 && !url.includes(opening)
      ? opening
      : '';
