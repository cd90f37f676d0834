import { cleaningNoteAnswer, cleaningNoteInput } from '@/lib/changeovers/contract';
import { listingParams } from '@/lib/listings/contract';
import { endpoint } from '@/server/http/endpoint';
import { getCleaningNote, saveCleaningNote } from '@/server/features/changeovers/cleaning-note';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The note of a home for whoever cleans it',
    params: listingParams,
    response: cleaningNoteAnswer,
  },
  getCleaningNote,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Another note of a home for whoever cleans it; empty removes it',
    params: listingParams,
    body: cleaningNoteInput,
    response: cleaningNoteAnswer,
  },
  saveCleaningNote,
);
