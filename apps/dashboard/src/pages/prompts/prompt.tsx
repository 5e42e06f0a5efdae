import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Prompt = () => (
  <Page title="Prompt">
    <EmptyState title="This page is not built yet" />
  </Page>
);
