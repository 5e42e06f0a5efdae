import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Definition = () => (
  <Page title="Definition">
    <EmptyState title="This page is not built yet" />
  </Page>
);
