import { useEffect } from 'react';

const counted = /^\(\d+\) /;

/** Puts a count above 0 before the title of whatever page is shown: '(3) Overzicht - Kustverblijf'. */
export function useCountedTitle(count: number): void {
  useEffect(() => {
    const bare = () => document.title.replace(counted, '');
    const write = () => {
      const title = count > 0 ? `(${count}) ${bare()}` : bare();
      if (document.title !== title) document.title = title;
    };
    write();
    // The next page brings a title of its own, at a moment of its own.
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = bare();
    };
  }, [count]);
}
