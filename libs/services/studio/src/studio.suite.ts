import type { Database } from '@touchstone/storage';
import { describeEvents } from './events.suite';
import { describeIsolation } from './isolation.suite';
import { describeLabels } from './labels/label.suite';
import { describeGetMany } from './prompts/get-many.suite';
import { describePrompts } from './prompts/prompt.suite';
import { describePromptRetention } from './prompts/retention.suite';
import { describeTextIds } from './prompts/text-id.suite';
import { describeUpdates } from './prompts/update.suite';
import { describeRevisions } from './revisions/revision.suite';
import { type RunningStudio, startStudio } from './studio.fixture';

/** Describes the service, on every engine. */
export const describeStudio = (database: () => Database): void => {
  let service: RunningStudio;
  beforeAll(async () => {
    service = await startStudio(database());
  });
  afterAll(() => service.close());
  const running = () => service;

  describe('prompts', () => describePrompts(running, database));
  describe('several prompts', () => describeGetMany(running));
  describe('text ids', () => describeTextIds(running));
  describe('an update', () => describeUpdates(running, database));
  describe('revisions', () => describeRevisions(running));
  describe('labels', () => describeLabels(running));
  describe('the changes of a prompt', () => describeEvents(running));
  describe('a workspace', () => describeIsolation(running));
  describe('retention', () => describePromptRetention(database));
};
