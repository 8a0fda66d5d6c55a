import { expect, it } from "vitest";
import type { PlayerView } from "../../generated/hadrians_wall";
import { waste } from "./concerns";

const holding = (items: Partial<PlayerView["items"]>) => ({ items }) as PlayerView;

it("names what is in hand and where it could still be used, each part once", () => {
  expect(waste(holding({ soldier: 2, resource: 0, servant: 1 }), ["wall:3", "cippi:1", "forum:4"])).toEqual({
    items: ["soldier", "servant"],
    sections: ["tracks", "works"],
  });
});

it("is nothing with empty hands, or where nothing can be filled", () => {
  expect(waste(holding({ soldier: 0 }), ["wall:3"])).toBeNull();
  expect(waste(holding({ soldier: 2 }), [])).toBeNull();
});
