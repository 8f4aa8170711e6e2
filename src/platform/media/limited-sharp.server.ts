import sharp from "sharp";

// One thread and no cache: what a picture takes is given back when it is done.
sharp.concurrency(1);
sharp.cache(false);

export default sharp;
