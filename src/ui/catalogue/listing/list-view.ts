import './list-view.css';

/** Shows a page's products below one another, unless another view was pressed while this came. Source: CAT-2. */
export const showAsList = (page: Document): void => {
  if (page.querySelector('[data-choose-view=list][aria-pressed=true]'))
    page.querySelector('#results ul')?.setAttribute('data-view', 'list');
};
