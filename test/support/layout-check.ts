import type { Page } from "playwright-core";

/** How far two things may reach into each other before anybody sees it. */
const SLACK_PX = 1.5;

/**
 * What is wrong with how this page is laid out at its present width, as sentences: what reaches over the edge, what
 * is cut off (words by their box, the words of a list or field by its end), what lies on something else, and what
 * floats where words, fields or links pass under it when the page is scrolled. A bar as wide as the page is its edge
 * and covers nothing as long as the page's end comes out above it. Of a page with an open sheet the sheet alone counts.
 * `width` is waited for; with `toTheEnd` the page is also rolled to its end, and back, to see what stays hidden there.
 */
export const layoutFindings = (page: Page, asked: { width: number; toTheEnd?: boolean }): Promise<string[]> =>
  page.evaluate(
    async ({ slack, wanted, toTheEnd }) => {
      type Box = { left: number; right: number; top: number; bottom: number };
      // A page that draws nothing has no frames: the clock goes on.
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 100);
        });
      for (let wait = 0; window.innerWidth !== wanted && wait < 100; wait++) await frame();
      await frame();
      await frame();
      const width = document.documentElement.clientWidth;
      const found = new Set<string>();
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        let style = styles.get(element);
        if (!style) styles.set(element, (style = getComputedStyle(element)));
        return style;
      };
      const nameOf = (element: Element) => {
        const names = [...element.classList].filter((name) => !/[:[\]!]/.test(name)).slice(0, 2);
        const own =
          element.tagName.toLowerCase() + (element.id ? `#${element.id}` : names.map((name) => `.${name}`).join(""));
        const around = element.parentElement?.closest("[class]");
        return around && !element.id ? `${around.tagName.toLowerCase()}.${around.classList[0]} ${own}` : own;
      };
      const short = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 40);
      const up = function* (element: Element | null) {
        for (let one = element; one; one = one.parentElement) yield one;
      };
      const isFloating = (element: Element) => ["fixed", "sticky"].includes(styleOf(element).position);
      const rolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
      const scrolls = (element: Element) => rolls(styleOf(element).overflowX) || rolls(styleOf(element).overflowY);
      /** While something is open over the page, the page behind it is out of reach: it alone counts. */
      const sheet = document.querySelector(":is(dialog:modal, :popover-open)");
      const hidden = new Map<Element, boolean>();
      /** For ears alone, by itself or by what it stands in. */
      const isHidden = (element: Element | null): boolean => {
        if (!element) return false;
        let known = hidden.get(element);
        if (known === undefined) {
          known =
            isHidden(element.parentElement) ||
            element.matches("[inert], .sr, .skip, [hidden]") ||
            styleOf(element).clipPath !== "none";
          hidden.set(element, known);
        }
        return known;
      };
      /** Nobody sees it, or it is for ears alone. */
      const isUnseen = (element: Element) =>
        (sheet && !sheet.contains(element)) ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        isHidden(element);
      const across = (a: Box, b: Box) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack;
      const meet = (a: Box, b: Box) => across(a, b) && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
      /** A copy that can be changed. */
      const boxOf = (rect: DOMRect): Box => ({
        left: rect.left,
        right: rect.right,
        top: rect.top,
        bottom: rect.bottom,
      });
      /** What is in sight of a box in a list that scrolls; null where it is scrolled out of it. */
      const inSight = (inside: Element | null, whole: Box): Box | null => {
        const box = { ...whole };
        for (const around of up(inside)) {
          if (around === document.body || around === document.documentElement) break;
          if (styleOf(around).position === "fixed") break;
          if (!scrolls(around)) continue;
          const list = around.getBoundingClientRect();
          box.left = Math.max(box.left, list.left);
          box.right = Math.min(box.right, list.right);
          box.top = Math.max(box.top, list.top);
          box.bottom = Math.min(box.bottom, list.bottom);
        }
        return box.right - box.left > slack && box.bottom - box.top > slack ? box : null;
      };

      /** A label may stand inside of its field. */
      const isLabelOf = (element: Element, field: Element) =>
        element instanceof HTMLLabelElement && element.htmlFor !== "" && element.htmlFor === field.id;

      type Word = { element: Element; text: string; box: Box };
      const words: Word[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || /^(SCRIPT|STYLE|OPTION|NOSCRIPT|TEXTAREA)$/.test(element.tagName))
          continue;
        if (element.closest("svg") || isUnseen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          if (rect.width < 1) continue;
          // A face's box is higher than its letters.
          const thin = rect.height * 0.22;
          words.push({
            element,
            text: short(node.textContent),
            box: { ...boxOf(rect), top: rect.top + thin, bottom: rect.bottom - thin },
          });
        }
      }

      // 1. Over the edge, and cut off by a box that does not scroll.
      if (document.documentElement.scrollWidth > width) {
        const reach = (element: Element) => element.getBoundingClientRect().right;
        const over = [...document.body.querySelectorAll("*")].filter((element) => reach(element) > width + slack);
        const farthest = over.reduce<Element | null>((far, one) => (far && reach(far) >= reach(one) ? far : one), null);
        found.add(`the page scrolls sideways${farthest ? ` by ${nameOf(farthest)}` : ""}`);
      }
      const seen: Word[] = [];
      for (const word of words) {
        let whole = true;
        let inScroller = false;
        for (const around of up(word.element)) {
          if (around === document.body || around === document.documentElement) break;
          const style = styleOf(around);
          const box = around.getBoundingClientRect();
          if (scrolls(around)) {
            inScroller = true;
            // One that is only rolled up and down cuts off what stands out at its sides.
            const aside = Math.max(box.left - word.box.left, word.box.right - box.right);
            if (!rolls(style.overflowX) && aside > slack)
              found.add(`cut off: '${word.text}' in ${nameOf(word.element)} by ${nameOf(around)}`);
            const part = inSight(word.element, word.box);
            if (part) word.box = part;
            else whole = false;
            break;
          }
          if (style.overflowX === "visible" && style.overflowY === "visible") continue;
          if (style.display === "inline") continue;
          const out = {
            x: Math.max(box.left - word.box.left, word.box.right - box.right),
            y: Math.max(box.top - word.box.top, word.box.bottom - box.bottom),
          };
          if ((out.x > slack && style.overflowX !== "visible") || (out.y > slack && style.overflowY !== "visible")) {
            whole = false;
            found.add(`cut off: '${word.text}' in ${nameOf(word.element)} by ${nameOf(around)}`);
            break;
          }
          if (style.position === "fixed") break;
        }
        if (whole && !inScroller && (word.box.right > width + slack || word.box.left < -slack))
          found.add(`over the edge: '${word.text}' in ${nameOf(word.element)}`);
        if (whole) seen.push(word);
      }

      // 2. The words of lists and fields.
      const pen = document.createElement("canvas").getContext("2d")!;
      const fields = [...document.querySelectorAll("input, select, textarea, button, summary, a[href]")].filter(
        (field) => !isUnseen(field) && field.getBoundingClientRect().width > 0,
      );
      for (const field of fields) {
        const style = styleOf(field);
        const texts =
          field instanceof HTMLSelectElement
            ? [field.selectedOptions[0]?.text ?? ""]
            : field instanceof HTMLInputElement &&
                !["checkbox", "radio", "file", "hidden", "range"].includes(field.type)
              ? [field.value || field.placeholder]
              : [];
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const longest = texts.toSorted((a, b) => pen.measureText(b).width - pen.measureText(a).width)[0];
        if (longest && pen.measureText(longest).width > room + slack)
          found.add(
            `cut off: '${short(longest)}' in ${nameOf(field)}, ${Math.ceil(pen.measureText(longest).width - room)} px too long`,
          );
      }

      // Icons too: what is pressed is whole.
      for (const field of fields) {
        const box = field.getBoundingClientRect();
        const inScroller = [...up(field)].some(
          (around) => around !== document.body && (scrolls(around) || styleOf(around).overflowX === "hidden"),
        );
        if (!inScroller && (box.right > width + slack || box.left < -slack))
          found.add(`over the edge: ${nameOf(field)}`);
      }

      // 3. Words on words, and on fields that are not theirs.
      const floating = (element: Element) => [...up(element)].some((one) => one !== sheet && isFloating(one));
      const still = seen.filter(({ element }) => !floating(element)).toSorted((a, b) => a.box.top - b.box.top);
      for (const [at, one] of still.entries())
        for (let next = at + 1; next < still.length && still[next]!.box.top < one.box.bottom; next++) {
          const other = still[next]!;
          if (one.element === other.element || !meet(one.box, other.box)) continue;
          found.add(`overlap: '${one.text}' in ${nameOf(one.element)} and '${other.text}' in ${nameOf(other.element)}`);
        }
      const boxes = fields.flatMap((element) => {
        const box = inSight(element.parentElement, boxOf(element.getBoundingClientRect()));
        return element.matches("input, select, textarea, .btn") && !floating(element) && box ? [{ element, box }] : [];
      });
      for (const { element: field, box } of boxes)
        for (const word of still)
          if (
            !field.contains(word.element) &&
            !word.element.contains(field) &&
            !isLabelOf(word.element, field) &&
            meet(box, word.box)
          )
            found.add(`overlap: '${word.text}' in ${nameOf(word.element)} and ${nameOf(field)}`);

      // 4. What floats: whatever stands below it sideways passes under it.
      const moving = [...still, ...boxes.map((box) => ({ ...box, text: "" }))];
      for (const one of document.querySelectorAll("body *")) {
        if (one === sheet || styleOf(one).position !== "fixed" || isUnseen(one)) continue;
        for (const part of one.matches(".floats") ? [...one.children] : [one]) {
          const box = boxOf(part.getBoundingClientRect());
          if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
          if (one.getBoundingClientRect().width >= width - 1) continue;
          const under = moving.find((word) => across(box, word.box));
          if (under) found.add(`covered: '${under.text}' in ${nameOf(under.element)} by ${nameOf(part)}`);
        }
      }

      // 5. The bar of links stands on one line, and so do addresses that one copies.
      const onOneLine = ".nav a, footer :is(a[href^='mailto:'], a[href^='tel:'])";
      for (const text of new Set(
        words.filter(({ element }) => element.closest(onOneLine)).map(({ element }) => element),
      ))
        for (const node of text.childNodes) {
          const range = document.createRange();
          range.selectNodeContents(node);
          if (node instanceof Text && new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.add(`in two lines: '${short(node.data)}' in ${nameOf(text)}`);
        }

      // 6. What the bars at the foot of the screen hide when the page is rolled to its end.
      if (toTheEnd) {
        const at = window.scrollY;
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        const tops = [...document.querySelectorAll("body *")].flatMap((one) => {
          if (getComputedStyle(one).position !== "fixed") return [];
          const box = one.getBoundingClientRect();
          const isBar = box.height > 0 && box.width >= width - 1 && box.bottom >= window.innerHeight - 1;
          return isBar && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? [box.top] : [];
        });
        const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
        const out = Math.round(end - Math.min(...tops, window.innerHeight));
        if (out > 1) found.add(`hidden at the end: ${out} px of the foot of the page`);
        window.scrollTo({ top: at, behavior: "instant" });
      }
      return [...found];
    },
    { slack: SLACK_PX, wanted: asked.width, toTheEnd: asked.toTheEnd === true },
  );
