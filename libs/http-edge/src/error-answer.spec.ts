import { Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AtCapacity, type ErrorKind, RemoteError, Unavailable } from '@touchstone/kernel';
import { errorAnswer, sendError } from './error-answer';

describe('errorAnswer', () => {
  it.each<[ErrorKind, number]>([
    ['malformed', 400],
    ['unauthorized', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['method_not_allowed', 405],
    ['conflict', 409],
    ['precondition_failed', 412],
    ['too_large', 413],
    ['unsupported_media', 415],
    ['invalid', 422],
    ['rate_limited', 429],
    ['unavailable', 503],
    ['timeout', 504],
  ])('gives %s the status %p', (kind, status) => {
    expect(errorAnswer(new RemoteError({ kind, code: 'x', message: 'Sentence.' }))).toMatchObject({
      status,
      body: { error: 'Sentence.' },
    });
  });

  it.each([
    ['2', new Unavailable('No broker.')],
    ['1', new AtCapacity('All is full', 0)],
    ['13', new AtCapacity('All is full', 12_500)],
    ['60', new AtCapacity('All is full', 3_600_000)],
    ['13', new RemoteError(new AtCapacity('All is full', 12_500).toRecord())],
  ])('tells the caller of an unavailable service to try again in %s seconds', (seconds, error) => {
    expect(errorAnswer(error)).toMatchObject({ status: 503, headers: { 'retry-after': seconds } });
  });

  it("formats the framework's own errors in our shape", () => {
    expect(errorAnswer(new NotFoundException('Gone.'))).toEqual({
      status: 404,
      headers: {},
      body: { error: 'Gone.' },
    });
  });

  it("logs the location of a bug and none of the caller's data", () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const reply = { sent: true } as FastifyReply;
    sendError(reply, new TypeError('the text of the caller\n    over two lines'));
    sendError(reply, 'the text of the caller');
    const logged = log.mock.calls.flat().join('\n');
    log.mockRestore();
    expect(logged).toContain('TypeError');
    expect(logged).toContain('error-answer.spec');
    expect(logged).not.toContain('caller');
  });
});
