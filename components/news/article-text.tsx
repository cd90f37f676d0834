import { createElement, Fragment } from 'react';
import type { Elements } from '@/components/ui/elements';
import { parseContent } from '@/lib/news/content';
import type { ContentNode } from '@/lib/news/content';

/** An article's text with headings, lists and links. */
export function ArticleText({ html }: { html: string }) {
  return <div className="prose break-words">{render(parseContent(html))}</div>;
}

function render(nodes: readonly ContentNode[]): Elements {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? <span>{node}</span> : renderElement(node)}</Fragment>
  ));
}

function renderElement({ tag, href, children }: Exclude<ContentNode, string>): Elements {
  if (tag === 'br') return <br />;
  if (tag !== 'a') return createElement(tag, null, render(children));
  // A link without a valid URL is rendered as plain text.
  return href === undefined ? render(children) : <a href={href}>{render(children)}</a>;
}
