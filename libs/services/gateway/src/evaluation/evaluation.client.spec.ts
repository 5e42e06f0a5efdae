import { EvaluationClient } from '@touchstone/clients';
import { evaluationQueue, runEvaluation } from '@touchstone/contracts';
import { errorAnswer } from '@touchstone/http-edge';
import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { aContent, aJob } from '@touchstone/testing';

describe('EvaluationClient', () => {
  it('refuses a job above the message limit of brokers with 413 and sends nothing', async () => {
    const broker = new InProcessBroker();
    const handled = jest.fn();
    await broker.serve(evaluationQueue('speed'), runEvaluation.pattern, handled);
    const large = aJob({
      checks: [{ check: 'pii', mode: 'speed' }],
      content: aContent({ output: 'x'.repeat(17 * 1024 * 1024) }),
    });
    const refused = await new EvaluationClient(new MessagingClient(broker))
      .evaluate(large, 5_000)
      .catch((error: unknown) => errorAnswer(error));
    expect(refused).toMatchObject({
      status: 413,
      body: { error: expect.stringMatching(/too large.*Send less at once\.$/) },
    });
    expect(handled).not.toHaveBeenCalled();
    await broker.close(0);
  });
});
