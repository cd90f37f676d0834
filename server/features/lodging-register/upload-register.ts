import 'server-only';

import type { RegisterStateDto, RegisterUploadInput } from '@/lib/lodging-register/contract';
import { registerTexts as texts } from '@/lib/texts/lodging-register';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { getRegisterState } from '@/server/features/lodging-register/get-register-state';
import {
  importRegister,
  RegisterBusyError,
  RegisterError,
} from '@/server/features/lodging-register/import-register';
import { DomainError, invalid } from '@/server/http/errors';
import { UploadedFile } from '@/server/http/multipart';

/** The whole of Flanders is a tenth of it. */
const MAX_MEGABYTES = 64;

export const registerUpload = {
  limits: { files: 1, fileBytes: MAX_MEGABYTES * 1024 * 1024 },
  // The right suffices.
  admit: () => Promise.resolve(),
  count: () => Promise.resolve(),
};

interface Input {
  actor: Actor;
  body: RegisterUploadInput;
}

/**
 * POST /api/admin/lodging-register: imports a file while the caller waits, some seconds. Audited when it begins.
 * @throws DomainError invalid under `file`, recorded as a failed import; conflict while another one runs
 */
export async function uploadRegister({ actor, body: { file } }: Input): Promise<{ data: RegisterStateDto }> {
  if (!(file instanceof UploadedFile)) throw invalid({ file: [texts.faults.missing] });
  if (file.isTooLarge) throw invalid({ file: [texts.faults.tooLarge(MAX_MEGABYTES)] });
  await transaction((tx) =>
    recordAudit(tx, { actor, action: 'register.import', subject: { type: 'settings', id: null } }),
  );
  try {
    await importRegister(file.path, texts.uploaded);
  } catch (error) {
    if (error instanceof RegisterBusyError) throw new DomainError('run_going_on');
    if (error instanceof RegisterError) throw invalid({ file: [texts.faults.refused] });
    throw error;
  }
  return getRegisterState();
}
