import { type EndpointStub, startEndpointStub } from './endpoint-stub';
import { type JudgeStubBody, type JudgeStubReply, verdictByRule } from './judge-replies';

export interface JudgeStub extends EndpointStub<JudgeStubBody> {
  /** Value for `TOUCHSTONE_JUDGE_URL`. */
  url: string;
}

/**
 * Starts a chat-completions endpoint on a free local port. By default it judges by a simple rule,
 * see `verdictByRule`.
 */
export const startJudgeStub = async (first: JudgeStubReply = verdictByRule): Promise<JudgeStub> => {
  const stub = await startEndpointStub(first);
  return Object.assign(stub, { url: `${stub.origin}/v1` });
};
