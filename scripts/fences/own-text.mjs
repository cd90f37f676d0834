/**
 * Lint rule: text that React changes, or inserts something before, must be alone in its own element. A browser that
 * translates a page replaces text nodes with elements of its own: React would go on writing to text nodes that nobody
 * sees, and throw when removing one or inserting before it (docs/decisions/2026-11-28-translated-pages.md).
 */
import { posix } from 'node:path';

/** React elements without a DOM node: their children are siblings of what surrounds them. */
const isTransparent = (name) =>
  name === 'Fragment' || name === 'Suspense' || name.endsWith('Provider') || name.endsWith('Context');
const isHost = (name) => /^[a-z]/.test(name);
const isBlank = (text) => text.trim() === '';

function nameOf(element) {
  if (element.type === 'JSXFragment') return 'Fragment';
  const { name } = element.openingElement;
  return name.type === 'JSXMemberExpression' ? name.property.name : name.name;
}

const isElements = (type) => type?.type === 'TSTypeReference' && type.typeName.name === 'Elements';
const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node);
const lastName = (node) =>
  node.type === 'MemberExpression' && !node.computed ? node.property.name : node.name;

/** The result of a function that consists of one expression or one return. */
function resultOf(callback) {
  if (callback?.type !== 'ArrowFunctionExpression') return undefined;
  if (callback.body.type !== 'BlockStatement') return callback.body;
  const returns = callback.body.body.filter(({ type }) => type === 'ReturnStatement');
  return returns.length === 1 ? returns[0].argument : undefined;
}

/** What is known about the names in a file: which are constant texts, and which hold only elements. */
export class KnownNames {
  #texts = new Set();
  #slots = new Map();
  #constants = new Map();

  importFrom(source, names) {
    if (source.startsWith('@/lib/texts/')) for (const name of names) this.#texts.add(name);
  }

  /** A prop; all props of that name in a file must be `Elements` (components/ui/elements.ts). */
  addSlot(name, holdsElements) {
    this.#slots.set(name, holdsElements && (this.#slots.get(name) ?? true));
  }

  addConstant(name, init) {
    const inits = this.#constants.get(name) ?? [];
    this.#constants.set(name, [...inits, init]);
  }

  isText(expression) {
    const root = rootOf(expression);
    return root.type === 'Identifier' && this.#texts.has(root.name) && expression !== root;
  }

  /** Whether the expression, or the function's result, consists of elements only. */
  holdsElements(expression) {
    const name = lastName(expression);
    const inits = expression.type === 'Identifier' ? this.#constants.get(name) : undefined;
    if (!inits) return this.#slots.get(name) === true;
    return inits.every((init) => init && isPart(resultOf(init) ?? init, this));
  }
}

const isPart = (node, names) => ['nothing', 'element', 'part'].includes(kindOf(node, names));

/**
 * nothing; element: a permanent DOM element; part: elements that may come and go; words: constant text; value: anything
 * else, which may be changing text.
 */
function kindOf(node, names) {
  const partOf = (...nodes) => (nodes.every((each) => isPart(each, names)) ? 'part' : 'value');
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXElement':
      return isHost(nameOf(node)) ? 'element' : 'part';
    // Its own children are checked separately.
    case 'JSXFragment':
      return 'part';
    case 'JSXText':
      return isBlank(node.value) && node.value.includes('\n') ? 'nothing' : 'words';
    case 'JSXExpressionContainer':
      return kindOf(node.expression, names);
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? 'words' : 'nothing';
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? 'words' : 'value';
    case 'LogicalExpression':
      return node.operator === '&&' ? partOf(node.right) : partOf(node.left, node.right);
    case 'ConditionalExpression':
      return partOf(node.consequent, node.alternate);
    case 'ChainExpression':
      return kindOf(node.expression, names);
    case 'CallExpression':
      return isCallForElements(node, names) ? 'part' : 'value';
    case 'Identifier':
      if (node.name === 'undefined') return 'nothing';
      return names.holdsElements(node) ? 'part' : 'value';
    case 'MemberExpression':
      if (!node.computed && names.isText(node)) return 'words';
      return names.holdsElements(node) ? 'part' : 'value';
    default:
      return 'value';
  }
}

/** `list.map(…)` and `Array.from(…, …)` that yield elements, and calls of slots and functions in the file that do. */
function isCallForElements({ callee, arguments: given }, names) {
  const called = lastName(callee);
  const callback = { map: given[0], from: given[1] }[called];
  const result = callback && callee.type === 'MemberExpression' && resultOf(callback);
  return result ? isPart(result, names) : names.holdsElements(callee);
}

/** The children of an element that need an element of their own. */
export function looseTexts(element, names) {
  const kinds = element.children
    .map((node) => ({ node, kind: kindOf(node, names) }))
    .filter(({ kind }) => kind !== 'nothing');
  const isAlone = kinds.length === 1 && !isTransparent(nameOf(element));
  if (isAlone) return [];
  const isFixed = ({ kind }) => kind === 'element' || kind === 'words';
  return kinds
    .filter(({ kind }, place) => {
      if (kind === 'value') return true;
      return kind === 'words' && (isTransparent(nameOf(element)) || !kinds.slice(0, place).every(isFixed));
    })
    .map(({ node }) => node);
}

/** Whether a component's result is an element; functions from other files are trusted to return elements. */
function givesElements(node, names) {
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].every((each) => givesElements(each, names));
  return (node.type === 'CallExpression' && node.callee.type === 'Identifier') || isPart(node, names);
}

const isComponent = (name) => /^[A-Z]/.test(name ?? '');

/** Components that run in browsers; emails run no React. */
const isWatched = (file) =>
  /^(components|app)\//.test(file) && file.endsWith('.tsx') && !file.endsWith('.test.tsx');

export const ownText = {
  create(context) {
    const file = context.filename
      .slice(context.cwd.length + 1)
      .split('\\')
      .join(posix.sep);
    if (!isWatched(file)) return {};
    const names = new KnownNames();
    const elements = [];
    const functions = [];
    const leave = () => void functions.pop();
    return {
      ImportDeclaration({ source, specifiers }) {
        names.importFrom(
          source.value,
          specifiers.map(({ local }) => local.name),
        );
      },
      TSPropertySignature({ key, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        const given = type?.type === 'TSFunctionType' ? type.returnType?.typeAnnotation : type;
        names.addSlot(key.name, isElements(given));
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier') names.addConstant(id.name, init);
      },
      FunctionDeclaration({ id, returnType }) {
        functions.push(id?.name);
        if (id && isElements(returnType?.typeAnnotation)) names.addSlot(id.name, true);
      },
      'FunctionDeclaration:exit': leave,
      // The result of a function inside a component is not the component's own.
      ArrowFunctionExpression: () => void functions.push(undefined),
      'ArrowFunctionExpression:exit': leave,
      FunctionExpression: () => void functions.push(undefined),
      'FunctionExpression:exit': leave,
      ReturnStatement(node) {
        if (isComponent(functions.at(-1)) && node.argument) elements.push({ returned: node.argument });
      },
      JSXElement: (node) => void elements.push(node),
      JSXFragment: (node) => void elements.push(node),
      'Program:exit'() {
        const message =
          'Text beside something else, or without an element, stands in one of its own (Words).';
        for (const element of elements) {
          if (element.returned) {
            if (!givesElements(element.returned, names)) context.report({ node: element.returned, message });
            continue;
          }
          for (const node of looseTexts(element, names)) context.report({ node, message });
        }
      },
    };
  },
};
