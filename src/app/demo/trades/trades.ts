import { beautyTrade } from "./beauty.ts";
import { catererTrade } from "./caterers.ts";
import { ceremonyTrade } from "./ceremonies.ts";
import { decoratorTrade } from "./decorators.ts";
import type { DemoTrade } from "./demo-trade.ts";
import { photographerTrade } from "./photographers.ts";

/** The categories whose demo is words alone. */
export const DEMO_TRADES: readonly DemoTrade[] = [
  photographerTrade,
  catererTrade,
  decoratorTrade,
  beautyTrade,
  ceremonyTrade,
];
