import { EmptyState } from '../../ui/feedback';
import { Page } from '../../ui/page';

export const Audit = () => (
  <Page title="Audit log">
    <EmptyState title="This page is not built yet" />
  </Page>
);
