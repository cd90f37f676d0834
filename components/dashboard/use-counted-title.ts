import { useEffect } from 'react';

const counted = /^\(\d+\) /;

/** Prefixes the title of the current page with a count above 0: '(3) Overzicht - Kustverblijf'. */
export function useCountedTitle(count: number): void {
  useEffect(() => {
    const bare = () => document.title.replace(counted, '');
    const write = () => {
      const title = count > 0 ? `(${count}) ${bare()}` : bare();
      if (document.title !== title) document.title = title;
    };
    write();
    // After a navigation the new page sets its own title at some later moment.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = bare();
    };
  }, [count]);
}
