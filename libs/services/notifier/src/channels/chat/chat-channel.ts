import type { Channel, SendOutcome } from '../channel-type';
import type { HttpPoster } from '../http/http-poster';
import type { Notice } from '../notice';
import { placeholderValues, type Values } from '../text/placeholders';
import { escapeMarkup } from './escape-markup';
import { type ChatTarget, slackBody } from './slack-body';
import { templateBody, templateProblem } from './template';

/** Posts to the incoming webhook of a chat tool: Slack's format, or the body of a template. */
export class ChatChannel implements Channel<ChatTarget> {
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
        : templateBody(target.template, escapedValues(notice, target));
    const headers = { 'content-type': 'application/json' };
    return this.poster.post(
      { url: target.url, headers, body: JSON.stringify(body), explain: slackErrorCode(target.url) },
      signal,
    );
  }

  async close(): Promise<void> {
    await this.poster.close();
  }
}

const escapedValues = (notice: Notice, target: ChatTarget): Values =>
  Object.fromEntries(
    Object.entries(placeholderValues(notice, target)).map(([name, value]) => [
      name,
      name === 'channel' ? value : escapeMarkup(value),
    ]),
  ) as Values;

/**
 * Extracts Slack's error code, such as `channel_not_found`. Nothing else of a response is kept: it
 * may echo the URL, which is a secret.
 */
const slackErrorCode =
  (url: string) =>
  (excerpt: string): string =>
    /^[a-z]+(?:_[a-z]+){1,8}$/.test(excerpt) && excerpt.length <= 60 && !url.includes(excerpt)
      ? excerpt
      : '';
