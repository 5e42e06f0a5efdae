import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Prompts = () => (
  <Page title="Prompts">
    <EmptyState title="This page is not built yet" />
  </Page>
);
