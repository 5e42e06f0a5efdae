import {
  apiKeyPlace, apiKeysChanged, closeSession, createApiKey, createDefinition, createGuardrail, createIntegration, definitionChanged, type DefinitionRecord, deleteDefinition, deleteGuardrail,
  deleteIntegration, type EvaluationFilter, evaluationsStored, type ExchangeRecord, followEvaluations, getDefinition, getEvaluation, getExchange, getGuardrail, getIntegration, getWorkspace, type GuardrailRecord,
  type IntegrationFields, integrationPlace, type IntegrationRecord, integrationsChanged, listApiKeys, listAudit, listDefinitions, listEvaluations, listExchanges, listGuardrails,
  listIntegrations, managementQueue, messagePlace, type NewApiKeyRecord, openSession, type Principal, readEvaluation, readStats, resolveApiKey, resolveIntegration, resolveSession, revokeApiKey, rotateApiKey, SCOPES,
type Stats, type StoredEvaluation,   updateDefinition, updateGuardrail, updateIntegration, updateWorkspace, type WorkspaceRecord,
} from '@touchstone/contracts';
import { AppError, newId, Secrets } from '@touchstone/kernel';
import type { InProcessBroker } from '@touchstone/messaging';
import { FakeService, Missing, paged, Rows, without } from './fake-service.fixture';

export const SECRET_KEY = 'the secret key of the specs';
export const SECRETS = new Secrets(SECRET_KEY);
const CREATED_AT = '2026-01-15T12:00:00.000Z';
const MADE_KEY = 'ts_the key that was made';

export type IntegrationRow = IntegrationRecord & { sealedCredential: string | null };

class Taken extends AppError {
  readonly kind = 'conflict';
  readonly code = 'integration.exists';
}

/** Fake management service without a database, on real messages. */
export class FakeManagement extends FakeService {
  readonly principals = new Map<string, Principal>();
  /** Principals of sessions and of links, by digest. */
  readonly sessions = new Map<string, Principal>();
  readonly links = new Map<string, Principal>();
  /** Ids of keys that no longer work. */
  readonly revoked = new Set<string>();
  readonly definitions = new Rows<DefinitionRecord>();
  readonly guardrails = new Rows<GuardrailRecord & { collection: string }>();
  readonly keys = new Rows<NewApiKeyRecord>();
  readonly evaluations = new Rows<StoredEvaluation>();
  readonly integrations = new Rows<IntegrationRow>();
  readonly exchanges = new Rows<ExchangeRecord>();
  workspace: WorkspaceRecord = {
    id: 'workspace-1', created_at: CREATED_AT, name: 'default', failure_policy: 'closed', store_content: false, retention_days: 30,
    user_references: true, contact_email: '',
    limits: { requests_per_second: null, characters_per_field: null, messages: null },
  };

  private constructor(private readonly broker: InProcessBroker) {
    super(broker, managementQueue);
  }

  static async on(broker: InProcessBroker): Promise<FakeManagement> {
    const management = new FakeManagement(broker);
    await management.serveKeys();
    await management.serveSessions();
    await management.serveDefinitions();
    await management.serveGuardrails();
    await management.serveIntegrations();
    await management.serveTheRest();
    return management;
  }

  addKey(key: string, principal: Principal): void {
    this.principals.set(SECRETS.digest(key).toString('hex'), principal);
  }

  async removeKey(key: string): Promise<void> {
    const digest = SECRETS.digest(key).toString('hex');
    const principal = this.principals.get(digest);
    this.principals.delete(digest);
    await this.broker.emit(apiKeysChanged.pattern, { workspace: principal?.workspace });
  }

  /** Changes a record as a request to another replica of the gateway would. */
  async changeDefinition(workspace: string, id: string, fields: Record<string, unknown>): Promise<void> {
    const { version, ...before } = this.definitions.get(workspace, id);
    this.definitions.put(workspace, { ...before, version: version + 1, fields: { ...before.fields, ...fields } });
    await this.broker.emit(definitionChanged.pattern, { workspace, id });
  }

  /** Changes a record as a request to another replica of the gateway would. */
  async changeIntegration(workspace: string, row: IntegrationRow): Promise<void> {
    this.integrations.put(workspace, row);
    await this.broker.emit(integrationsChanged.pattern, { workspace });
  }

  /** Stores an evaluation and announces it; streams read those in this order. */
  async store(workspace: string, evaluation: StoredEvaluation): Promise<void> {
    this.evaluations.put(workspace, evaluation);
    await this.broker.emit(evaluationsStored.pattern, { workspaces: [workspace] });
  }

  private async serveKeys(): Promise<void> {
    await this.serve(resolveApiKey, ({ digest, previous = [] }) => [digest, ...previous].map((one) => this.principals.get(one)).find(Boolean) ?? null);
    const made = (workspace: string, parts: Partial<NewApiKeyRecord>, id = newId()): NewApiKeyRecord => ({
      id, name: '', scopes: [...SCOPES], last_four: 'made', created_at: CREATED_AT, expires_at: null, last_used_at: null,
      sealedKey: SECRETS.seal(MADE_KEY, apiKeyPlace(workspace, id)), ...parts,
    });
    await this.serve(createApiKey, ({ caller, fields }) => this.keys.put(caller.workspace, made(caller.workspace, fields)));
    await this.serve(listApiKeys, ({ caller, page }) => paged(this.keys.all(caller.workspace), page).map((key) => without(key, 'sealedKey')));
    await this.serve(revokeApiKey, ({ caller, id }) => this.keys.delete(caller.workspace, id));
    await this.serve(rotateApiKey, ({ caller, id }) => this.keys.put(caller.workspace, made(caller.workspace, { name: this.keys.get(caller.workspace, id).name })));
  }

  private async serveSessions(): Promise<void> {
    await this.serve(openSession, ({ proof, presented: { digest }, session }) => {
      const principal = (proof === 'key' ? this.principals : this.links).get(digest) ?? null;
      if (proof === 'link') this.links.delete(digest);
      if (principal) this.sessions.set(session, principal);
      return principal;
    });
    await this.serve(resolveSession, ({ digest }) => this.sessions.get(digest) ?? null);
    await this.serve(closeSession, ({ digest }) => {
      const workspace = this.sessions.get(digest)?.workspace;
      void this.broker.emit(apiKeysChanged.pattern, { workspace });
      return { closed: this.sessions.delete(digest) };
    });
  }

  private async serveDefinitions(): Promise<void> {
    await this.serve(createDefinition, ({ caller, fields }) => this.definitions.put(caller.workspace, { id: newId(), version: 1, created_at: CREATED_AT, fields }));
    await this.serve(getDefinition, ({ caller, id }) => this.definitions.get(caller.workspace, id));
    await this.serve(listDefinitions, ({ caller, page }) => paged(this.definitions.all(caller.workspace), page));
    await this.serve(deleteDefinition, ({ caller, id }) => this.definitions.delete(caller.workspace, id));
    await this.serve(updateDefinition, ({ caller, id, fields }) => {
      const before = this.definitions.get(caller.workspace, id);
      return this.definitions.put(caller.workspace, { ...before, version: before.version + 1, fields: { ...before.fields, ...fields } });
    });
  }

  private async serveGuardrails(): Promise<void> {
    const presets = { active: true, mode: 'enforce', on_error: 'closed' } as const;
    const shown = (row: GuardrailRecord & { collection: string }): GuardrailRecord => without(row, 'collection');
    const found = (workspace: string, collection: string, id: string) => {
      const row = this.guardrails.get(workspace, id);
      if (row.collection !== collection) throw new Missing('Nothing here.');
      return row;
    };
    await this.serve(createGuardrail, ({ caller, collection, fields }) =>
      shown(this.guardrails.put(caller.workspace, { ...presets, ...fields, collection, id: newId(), created_at: CREATED_AT })));
    await this.serve(getGuardrail, ({ caller, collection, id }) => shown(found(caller.workspace, collection, id)));
    await this.serve(listGuardrails, ({ caller, collection, page }) =>
      paged(this.guardrails.all(caller.workspace).filter((row) => row.collection === collection).map(shown), page));
    await this.serve(updateGuardrail, ({ caller, collection, id, fields, cleared = [] }) => {
      const unset = Object.fromEntries(cleared.map((field) => [field, undefined]));
      return shown(this.guardrails.put(caller.workspace, { ...found(caller.workspace, collection, id), ...fields, ...unset }));
    });
    await this.serve(deleteGuardrail, ({ caller, collection, id }) => {
      found(caller.workspace, collection, id);
      return this.guardrails.delete(caller.workspace, id);
    });
  }

  private async serveIntegrations(): Promise<void> {
    const shown = (row: IntegrationRow): IntegrationRecord => without(row, 'sealedCredential');
    const changed = (workspace: string, before: IntegrationRow, { name, url, credential }: IntegrationFields): IntegrationRow => ({
      ...before,
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url: url === '' ? null : url }),
      ...(credential !== undefined && { last_four: credential?.lastFour ?? null, sealedCredential: credential ? SECRETS.reseal(credential.sealed, messagePlace(workspace, 'integration.credential'), integrationPlace(workspace, before.id)) : null }),
    });
    await this.serve(createIntegration, ({ caller, fields }) => {
      const { provider = '' } = fields;
      if (this.integrations.all(caller.workspace).some((row) => row.provider === provider)) throw new Taken('There is one already.');
      const blank = { id: newId(), provider, name: provider, url: null, last_four: null, sealedCredential: null, created_at: CREATED_AT };
      return shown(this.integrations.put(caller.workspace, changed(caller.workspace, blank, fields)));
    });
    await this.serve(getIntegration, ({ caller, id }) => shown(this.integrations.get(caller.workspace, id)));
    await this.serve(listIntegrations, ({ caller, page }) => paged(this.integrations.all(caller.workspace).map(shown), page));
    await this.serve(updateIntegration, ({ caller, id, fields }) => shown(this.integrations.put(caller.workspace, changed(caller.workspace, this.integrations.get(caller.workspace, id), fields))));
    await this.serve(deleteIntegration, ({ caller, id }) => this.integrations.delete(caller.workspace, id));
    await this.serve(resolveIntegration, ({ workspace, provider }) => {
      const row = this.integrations.all(workspace).find((one) => one.provider === provider);
      return row === undefined ? null : { id: row.id, provider, url: row.url, sealedCredential: row.sealedCredential };
    });
  }

  private async serveTheRest(): Promise<void> {
    await this.serve(getWorkspace, () => this.workspace);
    await this.serve(updateWorkspace, ({ fields: { limits, ...fields } }) =>
      (this.workspace = { ...this.workspace, ...fields, limits: { ...this.workspace.limits, ...limits } }));
    await this.serve(listAudit, ({ page }) =>
      paged([{ id: 'audit-1', at: CREATED_AT, key_id: 'key-1', action: 'rule.created', subject_id: 'x', before: null, after: {} }], page));
    await this.serve(readStats, ({ query }) => someStats(query));
    await this.serve(readEvaluation, ({ caller, id }) => this.evaluations.get(caller.workspace, id));
    await this.serve(getEvaluation, ({ caller, id }) => this.evaluations.get(caller.workspace, id));
    await this.serve(followEvaluations, ({ caller, after }) => {
      if (this.revoked.has(caller.keyId)) return null;
      const all = this.evaluations.all(caller.workspace).map((one, index) => ({ position: String(index + 1), evaluation: without(one, 'content') }));
      const items = after === null ? [] : all.slice(Number(after), Number(after) + 2);
      const position = after === null ? String(all.length) : String(Math.min(all.length, Number(after) + 2));
      return { items, position, more: Number(position) < all.length };
    });
    await this.serve(getExchange, ({ caller, id }) => this.exchanges.get(caller.workspace, id));
    await this.serve(listExchanges, ({ caller, filter }) => ({ items: this.exchanges.all(caller.workspace), next_cursor: cursorAfter(filter) }));
    await this.serve(listEvaluations, ({ caller, filter }) => ({
      items: this.evaluations.all(caller.workspace).map((one) => without(one, 'content')), next_cursor: cursorAfter(filter),
    }));
  }
}

/** Builds an exchange with a vendor as management returns it. */
export const anExchange = (parts: Partial<ExchangeRecord> = {}): ExchangeRecord => ({
  id: newId(), completed_at: CREATED_AT, key_id: 'key-1', provider: 'openai', operation: '/chat/completions', model: 'small', streamed: false, outcome: 'passed', status: 200,
  input_tokens: 1, output_tokens: 2, attempts: 1, guardrails: [], prompt_revisions: [], latency: { total_ms: 3, vendor_ms: 2, guardrails_ms: 1 }, ...parts,
});

const cursorAfter = ({ cursor }: Pick<EvaluationFilter, 'cursor'>): string | null => (cursor === undefined ? 'page-2' : null);

const NONE = { total: 0, passed: 0, warned: 0, failed: 0, not_evaluated: 0, bypassed: 0 };

/** Statistics of a workspace without evaluations. */
const someStats = ({ from, to, interval }: Pick<Stats, 'from' | 'to' | 'interval'>): Stats => {
  const totals = {
    evaluations: { ...NONE, statuses: { success: 0, warning: 0, failed: 0 }, latency: { p50_ms: null, p95_ms: null } },
    coverage: { asked: 0, judged: 0, bypassed: 0, share: null }, exchanges: { total: 0, passed: 0, blocked: 0, answered: 0, failed: 0 },
  };
  return { from, to, interval, totals, previous: totals, series: [], groups: [], checks: [], families: [], guardrails: [] };
};
