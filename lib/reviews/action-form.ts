import { requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';

/** The form of an action that asks for one text, in a field of this name with at most `max` characters. */
export const actionForm = (field: string, max: number) => z.object({ [field]: requiredText(max) });
