/** Classes that all dialogs share: the page behind dims, the box is in the middle, or at the bottom on a phone. */
export const dialogParts = {
  backdrop:
    'fixed inset-0 z-50 bg-night/50 transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
  viewport: 'fixed inset-0 z-50 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6',
  popup:
    'relative flex max-h-[92dvh] w-full flex-col rounded-t-panel bg-surface shadow-lift transition duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-panel',
  header: 'flex items-start justify-between gap-4 px-5 pt-5 sm:px-6 sm:pt-6',
  title: 'text-xl leading-7 font-semibold text-ci-gray-900',
  body: 'min-h-0 overflow-y-auto px-5 py-4 sm:px-6',
  footer: 'flex flex-col gap-3 px-5 pb-5 sm:flex-row-reverse sm:px-6 sm:pb-6',
};
