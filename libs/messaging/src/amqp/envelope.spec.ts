import type { ConsumeMessage } from 'amqplib';
import { Deadline } from '@touchstone/kernel';
import type { OutgoingRequest } from '../broker';
import { decode, encode, requestOptions } from './envelope';

const request: OutgoingRequest = {
  pattern: 'tea.brew.v1',
  body: 1,
  queues: ['tea'],
  deadline: Deadline.in(10_000),
};

/** Builds a message as it is received `waitedMs` later by a clock that is `aheadMs` ahead. */
const received = (waitedMs: number, aheadMs = 0): ConsumeMessage => {
  const { headers, ...properties } = requestOptions(request, 'id', 'replies', []);
  const sentAt = Number(headers['x-sent-at-ms']) - waitedMs - aheadMs;
  return {
    content: encode(request.body),
    properties: { ...properties, headers: { ...headers, 'x-sent-at-ms': sentAt } },
  } as unknown as ConsumeMessage;
};
const remainingMs = (message: ConsumeMessage): number =>
  Number(decode(message, 'tea').deadline?.remainingMs);

describe('times of a request', () => {
  it('leave what remained when it was sent, less the time since', () => {
    expect(remainingMs(received(3_000))).toBeLessThanOrEqual(7_000);
    expect(remainingMs(received(3_000))).toBeGreaterThan(5_000);
    expect(decode(received(3_000), 'tea').waitedMs).toBeGreaterThanOrEqual(3_000);
  });

  it.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
  ])("ignore a receiver's clock that is %s", (_title, aheadMs) => {
    const message = received(0, aheadMs);
    expect(remainingMs(message)).toBeGreaterThan(8_000);
    expect(decode(message, 'tea').waitedMs).toBe(0);
  });

  it('leave the whole time to a message of an earlier version', () => {
    const message = received(0);
    delete message.properties.headers?.['x-sent-at-ms'];
    expect(remainingMs(message)).toBeGreaterThan(8_000);
  });
});
