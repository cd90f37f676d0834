/** The acts at a card's foot, which stay in sight while the card is: the decision is never a scroll away. */
export const stickyActions =
  'sticky bottom-(--foot-bar) z-10 -mx-5 -mb-5 rounded-b-panel border-t border-ci-gray-200 bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6';
