import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/pages/offline-screen';
import { offlineTexts as texts } from '@/lib/texts/offline';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = (): Metadata => ({ title: texts.documentTitle, robots: { index: false } });

/** The page that a browser caches to show when there is no network (docs/decisions/2026-11-23-offline-page.md). */
export default function OfflinePage() {
  declarePublicPage({ tags: [], onlyScript: 'offline-page' });
  return <OfflineScreen />;
}
