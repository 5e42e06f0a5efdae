import { type GuardrailRecord } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { evaluate, send, verdictsOf } from '../support/client';
import { ask, askOk, invokedLabels, newDefinition, newKey, PROMISED_MS } from '../support/managing';
import { ROUTES_WITH_ID, UNKNOWN_IDS } from '../tables/unknown-ids';
import {
  ZERO_DEFINITION,
  zeroEvaluation,
  zeroGuardrail,
  zeroInvocation,
} from '../tables/zero-values';

/** Suite of evaluation definitions, rules and guardrails over HTTP, for every deployment. */
export const definitionsSuite = (running: () => Deployment): void => {
  it('applies a changed definition at once, and refuses a deleted one', async () => {
    const where = running();
    const id = await newDefinition(where, {
      assertions: ['Must mention "refund"'],
      policy_target: 'input',
    });
    expect(await invokedLabels(where, id, 'About your refund')).toEqual(['COMPLIES']);
    await askOk(where, 'PUT', `evaluation/${id}`, { assertions: ['Must mention "parcel"'] });
    await eventually(
      async () => expect(await invokedLabels(where, id, 'About your refund')).toEqual(['VIOLATES']),
      PROMISED_MS,
    );
    await askOk(where, 'DELETE', `evaluation/${id}`);
    await eventually(
      async () =>
        (await ask(where, 'POST', 'v1/evaluation/invoke', { evaluation_id: id, input: 'x' }))
          .status === 404,
      PROMISED_MS,
    );
  });

  it('treats the zero values of typed clients as absent', async () => {
    const where = running();
    const text = 'Mail jane@example.com';
    expect(verdictsOf(await evaluate(where, zeroEvaluation(text)))).toEqual(['pii PII_FOUND']);
    const definition = await askOk<{ id: string }>(where, 'POST', 'evaluation', ZERO_DEFINITION);
    expect(definition).toMatchObject({ name: 'typed', piiCheck: true, warnings: [] });
    expect(
      await askOk(where, 'POST', 'v1/evaluation/invoke', zeroInvocation(definition.id, text)),
    ).toMatchObject({ evaluationResults: [{ type: 'pii' }] });
    expect(await askOk(where, 'PUT', `evaluation/${definition.id}`, definition)).toMatchObject({
      id: definition.id,
      piiCheck: true,
      warnings: [],
    });
    for (const collection of ['rules', 'guardrails']) {
      const made = await askOk<GuardrailRecord>(
        where,
        'POST',
        collection,
        zeroGuardrail(definition.id),
      );
      expect(made.actions).toEqual({ block: true, retry: false, alert: { cooldown: 0 } });
      expect(
        await askOk(where, 'PUT', `${collection}/${made.id}`, zeroGuardrail(definition.id)),
      ).toMatchObject({ ...made, updated_at: expect.any(String) as string });
      await askOk(where, 'DELETE', `${collection}/${made.id}`);
    }
  });

  it('reads the digits of tool arguments as they were sent to an invocation', async () => {
    const where = running();
    const id = await newDefinition(where, { piiCheck: true });
    const { status, text } = await send(
      where,
      `{"evaluation_id": "${id}", "messages": [{"role": "assistant", "tool_calls": [{"name": "pay", "arguments": {"credit_card": 6212345678901234577}}]}]}`,
      { path: '/api/v1/evaluation/invoke' },
    );
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      evaluationResults: [{ results: [{ label: 'PII_FOUND', quote: '6212345678901234577' }] }],
    });
  });

  it('warns about a definition without a check, and refuses rules and guardrails that name it', async () => {
    const where = running();
    const { id, warnings } = await askOk<{ id: string; warnings: string[] }>(
      where,
      'POST',
      'evaluation',
      { name: 'typo', pii: true },
    );
    expect(warnings).toEqual([expect.stringContaining('enables no check')]);
    expect(await invokedLabels(where, id, 'Mail jane@example.com')).toEqual([]);
    const fields = { evaluations: { request_evaluation: id } };
    for (const collection of ['rules', 'guardrails'])
      expect((await ask(where, 'POST', collection, fields)).status).toBe(422);

    expect(
      await askOk(where, 'PUT', `evaluation/${id}`, { functionCallsCheck: 'true' }),
    ).toMatchObject({ warnings: [] });
    const rule = await askOk<GuardrailRecord>(where, 'POST', 'rules', fields);
    const emptied = await ask(where, 'PUT', `evaluation/${id}`, { functionCallsCheck: 'false' });
    expect(emptied).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining(rule.id) as string },
    });
    await askOk(where, 'DELETE', `rules/${rule.id}`);
    expect(
      (await ask(where, 'PUT', `evaluation/${id}`, { functionCallsCheck: 'false' })).status,
    ).toBe(200);
  });

  it.each(ROUTES_WITH_ID.map(([method, path, body]) => ({ method, path, body })))(
    'answers every unknown id alike: $method $path',
    async ({ method, path, body }) => {
      const answers = await Promise.all(
        UNKNOWN_IDS.map((id) => ask(running(), method, path.replace('ID', id), body)),
      );
      expect(answers.map(({ status }) => status)).toEqual(UNKNOWN_IDS.map(() => 404));
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(answers[0]?.body).toEqual({
        error: expect.stringMatching(/^There is no .* with this id/) as string,
      });
    },
  );

  it('answers invocations of unknown definitions alike for every form of id', async () => {
    const ids = [
      ...UNKNOWN_IDS.map(decodeURIComponent),
      await newKey(running()).then(({ id }) => id),
    ];
    const answers = await Promise.all(
      ids.map((id) =>
        ask(running(), 'POST', 'v1/evaluation/invoke', { evaluation_id: id, input: 'x' }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([
        JSON.stringify([
          404,
          { error: 'There is no evaluation definition with this id; check the id.' },
        ]),
      ]),
    );
  });
};
