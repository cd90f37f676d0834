import { requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';

/** The form of a deed that asks for one text, under this name and of at most so many characters. */
export const actionForm = (field: string, max: number) => z.object({ [field]: requiredText(max) });
