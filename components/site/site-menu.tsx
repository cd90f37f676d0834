import type { ReactNode } from 'react';
import { DialogCommands } from '@/components/ui/dialog-commands';
import { iconButtonClass } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { layoutTexts } from '@/lib/texts/layout';

const id = 'site-menu';

/**
 * The slide-in menu. It uses a native modal dialog instead of the library's, because on every public page it must open
 * before, and without, JavaScript: the button refers to the dialog (`command`), and a form with method `dialog` closes
 * it. The browser handles the focus, Escape and the page behind.
 */
export function SiteMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        aria-label={layoutTexts.menu}
        aria-haspopup="dialog"
        className={iconButtonClass({ className: '@max-[40rem]:size-11 @max-[14rem]:w-9' })}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <dialog id={id} aria-label={layoutTexts.menu} closedby="any" data-back-step className="site-menu">
        <div className="px-6 py-3">
          <form method="dialog" className="flex justify-end">
            <button type="submit" aria-label={layoutTexts.closeMenu} className={iconButtonClass()}>
              <Icon name="x" className="size-6" />
            </button>
          </form>
          <nav aria-label={layoutTexts.menu}>{children}</nav>
        </div>
      </dialog>
      <DialogCommands />
    </>
  );
}
