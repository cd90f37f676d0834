/**
 * The actions at the bottom of a card; they stay visible as long as the card is, so that deciding needs no scrolling.
 */
export const stickyActions =
  'sticky bottom-(--foot-bar) z-10 -mx-5 -mb-5 rounded-b-panel border-t border-ci-gray-200 bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6';
