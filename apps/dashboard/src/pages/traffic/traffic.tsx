import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Traffic = () => (
  <Page title="Traffic">
    <EmptyState title="This page is not built yet" />
  </Page>
);
