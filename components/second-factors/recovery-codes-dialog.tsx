'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { dialogParts } from '@/components/ui/dialog-parts';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { siteName } from '@/lib/site';
import { secondFactorTexts } from '@/lib/texts/second-factors';

const texts = secondFactorTexts.recovery;

interface RecoveryCodesDialogProps {
  /** Null when there is nothing to show. */
  codes: readonly string[] | null;
  email: string;
  onSaved: () => void;
}

/** Shows the codes, this once: it can only be closed by confirming that they were saved. */
export function RecoveryCodesDialog({ codes, email, onSaved }: RecoveryCodesDialogProps) {
  return (
    <AlertDialog.Root open={codes !== null}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogParts.backdrop} />
        <AlertDialog.Viewport className={dialogParts.viewport}>
          <AlertDialog.Popup className={cn(dialogParts.popup, 'max-w-md')}>
            <div className={dialogParts.header}>
              <AlertDialog.Title className={dialogParts.title}>{texts.dialogTitle}</AlertDialog.Title>
            </div>
            <div className={cn(dialogParts.body, 'space-y-4')}>
              <AlertDialog.Description className="text-ci-gray-700">
                {texts.dialogText}
              </AlertDialog.Description>
              <Codes codes={codes ?? []} email={email} />
            </div>
            <div className={dialogParts.footer}>
              <Button onClick={onSaved}>{texts.kept}</Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Codes({ codes, email }: { codes: readonly string[]; email: string }) {
  const lines = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(lines);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  }

  function download() {
    const text = `${texts.fileTitle(siteName(), email)}\n\n${lines}\n`;
    saveFile(new Blob([text], { type: 'text/plain' }), texts.fileName);
  }

  return (
    <>
      <ul
        aria-label={texts.listLabel}
        className="figures grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-ci-gray-100 p-4 font-semibold text-ci-gray-900"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button variant="secondary" size="sm" onClick={download}>
          {texts.download}
        </Button>
      </div>
    </>
  );
}
