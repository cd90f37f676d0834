import { openPhoto } from '@/components/forms/open-photo';
import { photoTexts } from '@/lib/texts/photos';

/** What is wrong with a file by the server's rules, as a sentence; null if nothing is. */
export async function checkPhoto(file: File): Promise<string | null> {
  const photo = await openPhoto(file);
  if (typeof photo === 'string') return photoTexts[photo];
  URL.revokeObjectURL(photo.url);
  return null;
}
